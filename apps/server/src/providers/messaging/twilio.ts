import { send } from '../../platform/outgoing-request.ts'
import type { Messenger } from './port.ts'

export interface TwilioAccount {
  url: string
  accountSid: string
  authToken: string
  from: string
}

const TIMEOUTS = { connectMs: 5000, totalMs: 10_000 }

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
      if (result.status < 200 || result.status > 299)
        throw new Error(`the SMS provider answered ${result.status}, its code ${errorCode(result.text)}`)
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
