/** A random UUID version 4. Unlike `crypto.randomUUID` it works without a secure context (a phone in the restaurant's network). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** `length` random bytes in hexadecimal. */
export const randomHex = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)))

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
