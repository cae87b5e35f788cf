/** What a size of a dish is counted under. */
export const unitStockKey = (foodId: string, unitId: string): string => `${foodId}:${unitId}`
/** What a modifier is counted under, whichever dish takes it. */
export const modifierStockKey = (modifierItemId: string): string => `modifier/${modifierItemId}`
