import { useState } from 'react'
import { isRefused, type Refused } from '../../platform/send/index.ts'
import { type Destination, type Purpose, useSendCode, useVerifyCode } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { DestinationForm } from './destination-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface Sent {
  to: Destination
  masked: string
  resendIn: number
  sentAt: number
}

interface SignInProps {
  purpose: Purpose
  onDone: () => void
}

const waitOf = (refused: Refused): number => Number((refused.data as { resendIn?: number } | null)?.resendIn ?? 60)

/** Destination, code, and for who is new an account: one step at a time. */
export function SignIn({ purpose, onDone }: SignInProps) {
  const [sent, setSent] = useState<Sent>()
  const [ticket, setTicket] = useState<string>()
  const sendCode = useSendCode(purpose)
  const verify = useVerifyCode(purpose)

  const sendTo = (to: Destination) => {
    verify.reset()
    sendCode.mutate(to, {
      onSuccess: ({ masked, resendIn }) => setSent({ to, masked, resendIn, sentAt: performance.now() }),
      onError: error => {
        // One is on its way already: the guest goes on to type it.
        if (isRefused(error, 'codeTooSoon'))
          setSent({ to, masked: to.destination, resendIn: waitOf(error), sentAt: performance.now() })
      },
    })
  }
  const startOver = () => {
    setSent(undefined)
    setTicket(undefined)
    sendCode.reset()
    verify.reset()
  }
  const tryCode = (code: string) => {
    if (!sent || verify.isPending) return
    verify.mutate(
      { to: sent.to, code },
      { onSuccess: result => (result.kind === 'newHere' ? setTicket(result.ticket) : onDone()) },
    )
  }

  if (ticket !== undefined) return <SignUpForm ticket={ticket} onDone={onDone} onTooLate={startOver} />
  if (!sent) return <DestinationForm busy={sendCode.isPending} refusal={sendCode.error?.message} onSend={sendTo} />
  return (
    <CodeForm
      masked={sent.masked}
      resendIn={sent.resendIn}
      sentAt={sent.sentAt}
      busy={verify.isPending}
      sending={sendCode.isPending}
      refusal={verify.error?.message}
      onCode={tryCode}
      onResend={() => sendTo(sent.to)}
      onOtherWay={startOver}
    />
  )
}
