/**
 * The region of the device's language as an ISO code, e.g. `US`; the likely one for a language without a region. Undefined if the
 * language is no valid tag, which some apps' built-in browsers report.
 */
export function deviceRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language.replaceAll('_', '-')).maximize().region
  } catch {
    return undefined
  }
}
