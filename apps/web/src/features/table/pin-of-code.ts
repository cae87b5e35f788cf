import { ENTRY_PIN } from '@comanda/domain/table'

/** PIN of the party from the scanned code, if it contains one. C6 */
export const pinOfCode = (): string => {
  const pin = new URLSearchParams(location.search).get('pin') ?? ''
  return ENTRY_PIN.test(pin) ? pin : ''
}
