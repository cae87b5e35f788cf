const KEY = 'payment.cardCode'

/** The card's password goes with the guest to the next page, and no further: it is read once. */
export function keepCode(code: string): void {
  try {
    if (code !== '') sessionStorage.setItem(KEY, code)
  } catch {
    // Nothing may be kept here: it is asked for again.
  }
}

/** The card’s password from the page before, once. */
export function takeCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(KEY) ?? undefined
    sessionStorage.removeItem(KEY)
    return code
  } catch {
    return undefined
  }
}
