import { phoneText } from '@comanda/domain/address'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useSendPhoneCode, useVerifyPhone } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { type SentCode, codeSentBefore } from './use-sent-code.ts'
import { Stack } from '../../ui/layout/layout.tsx'

interface PhoneCheckProps {
  /** International format, such as `+6591234567`. */
  phoneNumber: string
  onDone: () => void
  /** Called when it is closed or another number is to be entered. */
  onClose: () => void
}

/** Verifies the phone of a pickup over the order form. LOGIN-8 */
export function PhoneCheck({ phoneNumber, onDone, onClose }: PhoneCheckProps) {
  const [sent, setSent] = useState<SentCode>()
  const sendCode = useSendPhoneCode()
  const verify = useVerifyPhone()
  const sendIt = () =>
    sendCode.mutate(phoneNumber, {
      onSuccess: ({ resendIn }) => setSent({ shown: phoneText(phoneNumber), resendIn, at: performance.now() }),
      onError: error => setSent(before => codeSentBefore(error, phoneText(phoneNumber)) ?? before),
    })
  return (
    <Sheet title={t('order.verifyPhone')} onClose={onClose}>
      {sent ? (
        <CodeForm
          sent={sent}
          busy={verify.isPending}
          sending={sendCode.isPending}
          refusal={verify.error?.message ?? (sent.again ? undefined : sendCode.error?.message)}
          go={t('order.verifyPhone')}
          onCode={code => verify.mutate({ phoneNumber, code }, { onSuccess: onDone })}
          onResend={sendIt}
          onOtherWay={onClose}
        />
      ) : (
        <Stack gap={16}>
          <Button wide size="large" busy={sendCode.isPending} onClick={sendIt}>
            {t('auth.sendTo', { to: phoneText(phoneNumber) })}
          </Button>
          {sendCode.error && <p role="alert">{sendCode.error.message}</p>}
        </Stack>
      )}
    </Sheet>
  )
}
