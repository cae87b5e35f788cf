import type { Messenger } from './port.ts'

export interface TwilioAccount {
  url: string
  accountSid: string
  authToken: string
  from: string
}

const PATIENCE_MS = 10_000

/** SMS through Twilio's REST API. Provider errors are logged without the message text. */
export function twilioMessenger({ url, accountSid, authToken, from }: TwilioAccount): Messenger {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, url)
  return {
    async send({ destination, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: destination, From: from, Body: text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      })
      if (answer.ok) return
      const said: unknown = await answer.json().catch(() => undefined)
      const code = typeof said === 'object' && said !== null && 'code' in said ? String(said.code) : 'unknown'
      throw new Error(`the SMS provider answered ${answer.status}, its code ${code}`)
    },
  }
}
