import { console as calls } from '@comanda/contract/console'
import type { ResponseOf } from '@comanda/contract/core'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera as CameraIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { send } from '../../platform/send.ts'
import { Camera, hasCamera } from './camera.tsx'
import styles from './pay-code.module.css'

interface PayCodeSheetProps {
  shopId: number
  orderId: string
  number: string
  onClose: () => void
}

type Visit = ResponseOf<typeof calls.readPayCode>

interface ReadProps {
  busy: boolean
  error: string | undefined
  onCode: (code: string) => void
}

/** A scanner types like a keyboard and ends with the enter key; the camera and fingers do as well. */
function ReadCode({ busy, error, onCode }: ReadProps) {
  const [typed, setTyped] = useState('')
  const [looking, setLooking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/\D/g, '')
    if (code.length >= 16) onCode(code)
    setTyped('')
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <Field label={t('payCode.code')} hint={t('payCode.hint')} error={error}>
        <TextInput
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={32}
          value={typed}
          data-focus
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      {looking && <Camera onCode={onCode} />}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('payCode.read')}
        </Button>
        {hasCamera() && !looking && (
          <Button kind="secondary" icon={<CameraIcon aria-hidden="true" size={18} />} onClick={() => setLooking(true)}>
            {t('payCode.camera')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Found({ visit }: { visit: Visit }) {
  return (
    <dl className={styles.found}>
      <dt>{t('payCode.member')}</dt>
      <dd>
        {visit.name} · {visit.levelName}
      </dd>
      <dt>{t('payCode.card')}</dt>
      <dd>
        <bdi>{visit.cardNo}</bdi>
      </dd>
      <dt>{t('payCode.balance')}</dt>
      <dd>{showMoney(visit.balance, visit.currency)}</dd>
    </dl>
  )
}

/** Reads the code a member's card shows, and lets the card pay the order. Once for each code. CARD-1 */
export function PayCodeSheet({ shopId, orderId, number, onClose }: PayCodeSheetProps) {
  const client = useQueryClient()
  const reading = useMutation({ mutationFn: (cardCode: string) => send(calls.readPayCode, { shopId, cardCode }) })
  const paying = useMutation({
    mutationFn: (visitId: string) => send(calls.payWithCode, { shopId, visitId, orderId }),
    onSuccess: ({ amount, currency }) => {
      toast(t('payCode.paid', { amount: showMoney(amount, currency) }))
      void client.invalidateQueries({ queryKey: ['board', shopId] })
      onClose()
    },
  })
  const visit = reading.data
  return (
    <Sheet title={`${t('payCode.open')} · ${number}`} onClose={onClose}>
      <div className={styles.stack}>
        {visit ? (
          <>
            <Found visit={visit} />
            <p role="alert" className={styles.fault} hidden={!paying.error}>
              {paying.error?.message}
            </p>
            <Button wide size="large" busy={paying.isPending} onClick={() => paying.mutate(visit.visitId)}>
              {t('payCode.take')}
            </Button>
            <Button wide kind="plain" onClick={() => reading.reset()}>
              {t('payCode.other')}
            </Button>
          </>
        ) : (
          <ReadCode busy={reading.isPending} error={reading.error?.message} onCode={reading.mutate} />
        )}
      </div>
    </Sheet>
  )
}
