import { senderTo } from '../../platform/outgoing-request.ts'
import { type Messenger, Undeliverable } from './port.ts'

const send = senderTo('sms')

export interface TwilioAccount {
  url: string
  accountSid: string
  authToken: string
  from: string
}

const TIMEOUTS = { connectMs: 5000, totalMs: 10_000 }
/** No number, a region that is not served, an opted-out number, no mobile phone, a landline. */
const UNDELIVERABLE = new Set(['21211', '21408', '21610', '21614', '30006'])

/** SMS through Twilio's REST API. Provider errors are logged without the message text. */
export function twilioMessenger({ url, accountSid, authToken, from }: TwilioAccount): Messenger {
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, url).href
  return {
    async send({ destination, text }) {
      const body = new URLSearchParams({ To: destination, From: from, Body: text }).toString()
      const result = await send({ method: 'POST', url: address, headers, body }, TIMEOUTS)
      if (result.sent !== 'answer') throw new Error(`no response of the SMS provider: ${result.sent}`)
      if (result.status >= 200 && result.status < 300) return
      const code = errorCode(result.text)
      const fault = `the SMS provider answered ${result.status}, its code ${code}`
      throw UNDELIVERABLE.has(code) ? new Undeliverable(fault) : new Error(fault)
    },
  }
}

function errorCode(text: string): string {
  try {
    const response: unknown = JSON.parse(text)
    return typeof response === 'object' && response !== null && 'code' in response ? String(response.code) : 'unknown'
  } catch {
    return 'unknown'
  }
}
