/** The largest number of postcodes of one zone. */
export const MAX_POSTCODES = 500
const ENTRY = /^[A-Z0-9]{1,10}\*?$/

/** An entry as it is stored: upper case, one space between its parts, full-width digits converted. */
const tidy = (entry: string): string => entry.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim()

/**
 * A postcode as it is compared: upper case, without spaces and hyphens. The four digits that can follow a US ZIP code are left
 * out, because they name a part of its area.
 */
const comparable = (postcode: string): string => {
  const text = tidy(postcode)
  return /^\d{5}-\d{4}$/.test(text) ? text.slice(0, 5) : text.replace(/[\s-]/g, '')
}

/** Whether an entry can be in a zone: a whole postcode, or the beginning of several with `*` at its end. PRICE-6 */
export const isPostcodeEntry = (entry: string): boolean => ENTRY.test(comparable(entry))

/** Whether an entry of a zone covers a postcode, ignoring spaces, hyphens and case: `SW1A*` covers `sw1a 2aa`. PRICE-6 */
export function coversPostcode(entry: string, postcode: string): boolean {
  const [area, place] = [comparable(entry), comparable(postcode)]
  if (area === '' || place === '') return false
  return area.endsWith('*') ? place.startsWith(area.slice(0, -1)) : place === area
}

/** The entries in a typed text, one per line or separated by commas or semicolons; each once, in its first place. PRICE-6 */
export const postcodesIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\n,;、،]/)
      .map(tidy)
      .filter(entry => entry !== ''),
  ),
]
