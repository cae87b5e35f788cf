import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

interface AccountAt {
  corporationId: number
  /** In lower case. */
  account: string
}

const macOf = (secret: string, { corporationId, account }: AccountAt, id: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['known console', corporationId, account, id]))
    .digest()

/** What a console stores after an account signed in there: it proves this later, and opens nothing. U1 */
export function rememberConsole(secret: string, at: AccountAt): string {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${macOf(secret, at, id).toString('base64url')}`
}

/** The id of a console at which the account signed in before; undefined for any other. */
export function rememberedConsole(secret: string, at: AccountAt, stored: string | undefined): string | undefined {
  const [id = '', mac = ''] = stored?.split('.') ?? []
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(secret, at, id)]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
