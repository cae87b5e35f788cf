import { type RequestInputOf, type CallSpec, type Envelope, headers, type ResponseOf } from '@comanda/contract/core'
import { currentLocale, t } from '@comanda/web/i18n'
import { namedBrand, token } from './session.ts'

/** A call that was refused or never answered; `message` is ready to be read. */
export class Refused extends Error {
  readonly code: string
  readonly status: number
  /** The field at fault, as the request spells it. */
  readonly field: string | undefined
  /** Details of the refusal, as declared with its code. */
  readonly data: unknown
  /** The other fields at fault, with their texts. */
  readonly further: NonNullable<Envelope['further']>
  constructor(
    message: string,
    code: string,
    status: number,
    more: Pick<Partial<Envelope>, 'field' | 'data' | 'further'> = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.field = more.field
    this.data = more.data
    this.further = more.further ?? []
  }
}

const TIMEOUT_MS = 10_000
/** A picture of a camera takes its time on a slow line. */
const FILE_TIMEOUT_MS = 60_000
const MAX_ATTEMPTS = 5
const PAUSE_MS = 100

/** The body of a call; with a file it is a form, whose type the browser writes itself. */
function bodyOf(input: unknown, file: File | undefined): string | FormData {
  const body = JSON.stringify(input)
  if (!file) return body
  const form = new FormData()
  form.set('body', body)
  form.set('file', file)
  return form
}

type HttpAnswer = { status: number; envelope: Envelope }

async function once(path: string, body: string | FormData, requestId: string): Promise<HttpAnswer> {
  const isForm = typeof body !== 'string'
  const [lock, brand] = [token(), namedBrand()]
  const response = await fetch(path, {
    method: 'POST',
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(isForm ? FILE_TIMEOUT_MS : TIMEOUT_MS),
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      [headers.language]: currentLocale().id,
      [headers.requestId]: requestId,
      ...(lock === undefined ? {} : { [headers.token]: lock }),
      ...(brand === undefined ? {} : { [headers.corporationId]: String(brand) }),
    },
  })
  return { status: response.status, envelope: (await response.json()) as Envelope }
}

/** Sends a call; after a lost answer it is repeated with the same request id, so that nothing happens twice. API-3 */
export async function send<C extends CallSpec>(call: C, input: RequestInputOf<C>, file?: File): Promise<ResponseOf<C>> {
  const requestId = crypto.randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { status, envelope } = await once(call.path, bodyOf(input, file), requestId)
      if (envelope.code === '000') return envelope.data as ResponseOf<C>
      throw new Refused(envelope.message, envelope.code, status, envelope)
    } catch (error) {
      if (error instanceof Refused && error.status !== 503) throw error
      if (attempt >= MAX_ATTEMPTS)
        throw error instanceof Refused ? error : new Refused(t('sys.api.networkExceptionMsg'), '', 0)
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS * attempt))
    }
  }
}
