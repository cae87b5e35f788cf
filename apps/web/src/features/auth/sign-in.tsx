import type { ReactNode } from 'react'
import { eraseStored } from '../../platform/device/storage.ts'
import { type Destination, type Purpose, useSendCode, useVerifyCode } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { DESTINATION_DRAFT, DestinationForm } from './destination-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { codeUsed, useSentCode } from './use-sent-code.ts'
import { useStoredTicket } from './use-stored-ticket.ts'

interface SignInProps {
  purpose: Purpose
  /** Connects a provider to the account that is signed in to. */
  link?: string
  /** Suggested address. */
  email?: string | undefined
  /** Other ways to sign in, shown until a code is sent. */
  others?: ReactNode
  onDone: () => void
}

/** Steps of signing in: destination, code and, for a new guest, the account. */
export function SignIn({ purpose, link, email, others, onDone }: SignInProps) {
  const [ticket, setTicket] = useStoredTicket(`signUpTicket.${purpose}`)
  const sendCode = useSendCode(purpose)
  const verify = useVerifyCode(purpose, link)

  const { sent, sendTo: send, discard } = useSentCode(sendCode, { restores: purpose })
  const sendTo = (to: Destination) => {
    verify.reset()
    send(to)
  }
  const startOver = () => {
    discard()
    setTicket(undefined)
    sendCode.reset()
    verify.reset()
  }
  const tryCode = (code: string) => {
    if (!sent || verify.isPending) return
    verify.mutate(
      { to: sent.to, code },
      {
        onSuccess: result => {
          codeUsed(purpose)
          eraseStored(DESTINATION_DRAFT)
          if (result.kind === 'newHere') setTicket(result.ticket)
          else onDone()
        },
      },
    )
  }

  const created = () => {
    setTicket(undefined)
    onDone()
  }
  if (ticket !== undefined) return <SignUpForm proof={{ ticket, link }} onDone={created} onTooLate={startOver} />
  if (!sent)
    return (
      <>
        <DestinationForm
          busy={sendCode.isPending}
          refusal={sendCode.error?.message}
          suggestion={email}
          onSend={sendTo}
        />
        {others}
      </>
    )
  return (
    <CodeForm
      sent={sent}
      busy={verify.isPending}
      sending={sendCode.isPending}
      refusal={verify.error?.message ?? (sent.again ? undefined : sendCode.error?.message)}
      onCode={tryCode}
      onResend={() => sendTo(sent.to)}
      onOtherWay={startOver}
    />
  )
}
