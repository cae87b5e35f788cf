import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { type Purpose, useProve, useSendCode } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { codeUsed, destinationText, useSentCode } from './use-sent-code.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './auth.module.css'

interface ConfirmIdentityProps {
  purpose: Purpose
  /** Contact in the profile; empty if there is none. */
  email: string
  phone: string
  /** Called with the ticket of a correct code. */
  onTicket: (ticket: string) => void
  /** Label of the button, if the code does more than continue. */
  go?: string
}

/** Verifies the guest's phone or e-mail with a code sent to it. U1 */
export function ConfirmIdentity({ purpose, email, phone, onTicket, go = t('auth.goOn') }: ConfirmIdentityProps) {
  const sendCode = useSendCode(purpose)
  const prove = useProve(purpose)
  const { sent, sendTo, discard } = useSentCode(sendCode, { restores: purpose })
  const accepted = (ticket: string) => {
    codeUsed(purpose)
    onTicket(ticket)
  }
  const destinations = [
    { channel: 'email' as const, destination: email },
    { channel: 'phone' as const, destination: phone },
  ].filter(one => one.destination !== '')
  if (sent)
    return (
      <CodeForm
        sent={sent}
        busy={prove.isPending}
        sending={sendCode.isPending}
        refusal={prove.error?.message ?? (sent.again ? undefined : sendCode.error?.message)}
        go={go}
        onCode={code => prove.mutate({ to: sent.to, code }, { onSuccess: accepted })}
        onResend={() => sendTo(sent.to)}
        onOtherWay={discard}
      />
    )
  return (
    <Stack gap={16}>
      {destinations.map((one, place) => (
        <Button
          key={one.channel}
          wide
          size="large"
          className={styles.address ?? ''}
          kind={place === 0 ? 'primary' : 'secondary'}
          busy={sendCode.isPending}
          onClick={() => sendTo(one)}
        >
          {t('auth.sendTo', { to: destinationText(one) })}
        </Button>
      ))}
      {sendCode.error && <p role="alert">{sendCode.error.message}</p>}
    </Stack>
  )
}
