/** Stock key of a unit of a dish. */
export const unitStockKey = (foodId: string, unitId: string): string => `${foodId}:${unitId}`
/** Stock key of a modifier, shared by all dishes. */
export const modifierStockKey = (modifierItemId: string): string => `modifier/${modifierItemId}`
