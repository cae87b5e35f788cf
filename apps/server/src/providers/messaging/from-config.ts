import type { Messenger } from './port.ts'
import { smtpMessenger } from './smtp.ts'
import { twilioMessenger } from './twilio.ts'

/** The configuration of message channels. */
interface MessagingConfig {
  SMTP_URL?: string | undefined
  MAIL_FROM: string
  TWILIO_ACCOUNT_SID?: string | undefined
  TWILIO_AUTH_TOKEN?: string | undefined
  TWILIO_FROM?: string | undefined
  TWILIO_URL: string
}

/** The configured message channels; a channel without configuration stays closed. */
export function messengersOf(config: MessagingConfig): { email?: Messenger; phone?: Messenger } {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = config
  return {
    ...(config.SMTP_URL === undefined ? {} : { email: smtpMessenger(config.SMTP_URL, config.MAIL_FROM) }),
    ...(accountSid === undefined || authToken === undefined || from === undefined
      ? {}
      : { phone: twilioMessenger({ url: config.TWILIO_URL, accountSid, authToken, from }) }),
  }
}
