/** The grid of an area on the floor plan, in cells. BOOK-8 */
export const PLAN = { columns: 24, rows: 16 } as const
/** The smallest and largest side of a table, in cells. */
export const TABLE_SIDE = { least: 2, most: 12 } as const

export const tableShapes = ['square', 'round'] as const
export type TableShape = (typeof tableShapes)[number]

/** The place of a table in its area, in cells from the top and from where a line of text begins. BOOK-8 */
export interface Place {
  tableId: string
  x: number
  y: number
  width: number
  height: number
  shape: TableShape
}

/** A table as the plan needs it. */
interface Plannable {
  tableId: string
  seats: number
}

const limited = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The place with these changes, with sides that are allowed and inside the area. BOOK-8 */
export function changePlace(place: Place, change: Partial<Omit<Place, 'tableId'>>): Place {
  const next = { ...place, ...change }
  const width = limited(Math.round(next.width), TABLE_SIDE.least, TABLE_SIDE.most)
  const height = limited(Math.round(next.height), TABLE_SIDE.least, TABLE_SIDE.most)
  return {
    ...next,
    width,
    height,
    x: limited(Math.round(next.x), 0, PLAN.columns - width),
    y: limited(Math.round(next.y), 0, PLAN.rows - height),
  }
}

/** Whether two tables would stand in each other's way. */
export const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const GAP = 1

/** The first free place of this size, row by row; the corner if the area is full. */
function freePlace(table: Plannable, taken: readonly Place[]): Place {
  const width = table.seats > 4 ? 5 : 3
  const corner: Place = { tableId: table.tableId, x: 0, y: 0, width, height: 3, shape: 'square' }
  for (let y = GAP; y + corner.height <= PLAN.rows; y += corner.height + GAP)
    for (let x = GAP; x + width <= PLAN.columns; x += GAP) {
      const place = { ...corner, x, y }
      if (!taken.some(one => overlap(one, place))) return { ...place, x: Math.min(x, PLAN.columns - width) }
    }
  return corner
}

/** The rows of an area that its tables use, with one below them. */
export const usedRows = (places: readonly Place[]): number =>
  Math.min(PLAN.rows, Math.max(0, ...places.map(({ y, height }) => y + height)) + 1)

/** The places of an area's tables: those that were drawn, and free ones for tables that were not. BOOK-8 */
export function placesOf(tables: readonly Plannable[], drawn: readonly Place[]): Place[] {
  const ids = new Set(tables.map(({ tableId }) => tableId))
  const places = drawn.filter(({ tableId }) => ids.has(tableId)).map(place => changePlace(place, {}))
  for (const table of tables)
    if (!places.some(({ tableId }) => tableId === table.tableId)) {
      const beside = places.map(one => ({ ...one, width: one.width + GAP }))
      places.push(freePlace(table, beside))
    }
  return places
}
