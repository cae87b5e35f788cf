/** Why something cannot be set as it was asked for. Each is a refusal of the same name. */
export type SettingWhy =
  | 'windowBackwards'
  | 'windowsOverlap'
  | 'weekdaysMissing'
  | 'windowsMissing'
  | 'intervalTooLong'
  | 'wayTwice'
  | 'dateUnknown'
  | 'dateTwice'
  | 'zoneCorners'
  | 'zoneCrosses'
  | 'zoneTooFar'
  | 'zoneFreeFrom'
  | 'zoneHidden'
  | 'zoneSteps'
  | 'partySizesUnfit'
  | 'durationsUnfit'
  | 'areaTableUnknown'
  | 'areaTableTwice'
  | 'rowTableUnknown'
  | 'rowTableTwice'
  | 'depositEmpty'
  | 'depositTermShort'
  | 'partyTooLargeForTables'

/** What cannot be set: the field, as the request spells it, why, and values for the words. */
export interface SettingFault<Why extends SettingWhy = SettingWhy> {
  field: string
  why: Why
  params?: Record<string, string | number>
}

/** The first fault that any of these finds; each is asked only where those before found none. */
export function firstFault<Why extends SettingWhy>(
  checks: Iterable<SettingFault<Why> | undefined>,
): SettingFault<Why> | undefined {
  for (const fault of checks) if (fault) return fault
  return undefined
}
