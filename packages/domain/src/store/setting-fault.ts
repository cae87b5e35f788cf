/** Reasons why a setting is refused. Each has a refusal of the same name. */
export type SettingFaultReason =
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
  | 'zonePostcodes'
  | 'postcodeUnknown'
  | 'partySizesUnfit'
  | 'durationsUnfit'
  | 'areaTableUnknown'
  | 'areaTableTwice'
  | 'rowTableUnknown'
  | 'rowTableTwice'
  | 'depositEmpty'
  | 'depositTermShort'
  | 'partyTooLargeForTables'
  | 'timeZoneUnknown'
  | 'currencyUnknown'
  | 'settingTwice'
  | 'tipDefault'
  | 'tipTooHigh'
  | 'methodsMissing'
  | 'methodNotConnected'

/** A refused setting: the field's path in the request, the reason, and values for its text. */
export interface SettingFault<Why extends SettingFaultReason = SettingFaultReason> {
  field: string
  reason: Why
  params?: Record<string, string | number>
}
