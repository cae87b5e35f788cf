/** A country by its telephone code. */
export interface PhoneCountry {
  /** `GB`. */
  isoCode: string
  /** `44`. */
  countryCode: string
}
