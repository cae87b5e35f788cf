import type { CodeEntry } from '../core/code-entry.ts'

const refusal = <const N extends string, const M extends string>(code: N, message: M) =>
  ({ code, message, shows: 'toast' }) as const

/** Refusals of what is set for a store: each names the field. */
export const settingCodes = {
  windowBackwards: refusal('CON-02-0001', 'refusal.set.windowBackwards'),
  windowsOverlap: refusal('CON-02-0002', 'refusal.set.windowsOverlap'),
  weekdaysMissing: refusal('CON-02-0003', 'refusal.set.weekdaysMissing'),
  windowsMissing: refusal('CON-02-0004', 'refusal.set.windowsMissing'),
  intervalTooLong: refusal('CON-02-0005', 'refusal.set.intervalTooLong'),
  wayTwice: refusal('CON-02-0006', 'refusal.set.wayTwice'),
  dateUnknown: refusal('CON-02-0007', 'refusal.set.dateUnknown'),
  dateTwice: refusal('CON-02-0008', 'refusal.set.dateTwice'),
  zoneCorners: refusal('CON-02-0009', 'refusal.set.zoneCorners'),
  zoneCrosses: refusal('CON-02-0010', 'refusal.set.zoneCrosses'),
  zoneTooFar: refusal('CON-02-0011', 'refusal.set.zoneTooFar'),
  zoneFreeFrom: refusal('CON-02-0012', 'refusal.set.zoneFreeFrom'),
  zoneHidden: refusal('CON-02-0013', 'refusal.set.zoneHidden'),
  partySizesUnfit: refusal('CON-02-0014', 'refusal.set.partySizesUnfit'),
  durationsUnfit: refusal('CON-02-0015', 'refusal.set.durationsUnfit'),
  areaTableUnknown: refusal('CON-02-0016', 'refusal.set.areaTableUnknown'),
  areaTableTwice: refusal('CON-02-0017', 'refusal.set.areaTableTwice'),
  partyTooLargeForTables: refusal('CON-02-0018', 'refusal.set.partyTooLargeForTables'),
  tableNumberTwice: refusal('CON-02-0019', 'refusal.set.tableNumberTwice'),
  tableOccupied: refusal('CON-02-0020', 'refusal.set.tableOccupied'),
  tableBooked: refusal('CON-02-0021', 'refusal.set.tableBooked'),
  tablesMany: refusal('CON-02-0022', 'refusal.set.tablesMany'),
  zoneSteps: refusal('CON-02-0023', 'refusal.set.zoneSteps'),
  rowTableUnknown: refusal('CON-02-0024', 'refusal.set.rowTableUnknown'),
  rowTableTwice: refusal('CON-02-0025', 'refusal.set.rowTableTwice'),
  waysAllOff: refusal('CON-02-0050', 'refusal.set.waysAllOff'),
  depositEmpty: refusal('CON-02-0026', 'refusal.set.depositEmpty'),
  depositTermShort: refusal('CON-02-0027', 'refusal.set.depositTermShort'),
} as const satisfies Record<string, CodeEntry>
