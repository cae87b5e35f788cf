const KEY = 'payment.cardCode'

/** Stores the card's password for the next page, which reads it once. */
export function saveCode(code: string): void {
  try {
    if (code !== '') sessionStorage.setItem(KEY, code)
  } catch {
    // Without storage the next page asks for the password again.
  }
}

/** Returns and removes the card's password stored by the previous page. */
export function takeSavedCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(KEY) ?? undefined
    sessionStorage.removeItem(KEY)
    return code
  } catch {
    return undefined
  }
}
