import { counterCalls as calls } from '@comanda/contract/counter'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import { MovedNote, type MovedNoteProps } from '../../../ui/notices.tsx'
import styles from './pay-code.module.css'
import { ReadCode } from './read-code.tsx'
import { type PaidByCode, TakePayment, type Visit } from './take-payment.tsx'

interface PayCodeSheetProps extends MovedNoteProps {
  of: PaidByCode
  number: string
  onClose: () => void
}

function ScannedVisit({ visit }: { visit: Visit }) {
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

/** Reads the code a member's card shows, and lets the card pay the order or the bill. Once for each code. CARD-1 */
export function PayCodeSheet({ of, number, moved, onClose }: PayCodeSheetProps) {
  const { shopId } = of
  const reading = useMutation({ mutationFn: (cardCode: string) => send(calls.readPayCode, { shopId, cardCode }) })
  const visit = reading.data
  return (
    <Sheet title={`${t('payCode.open')} · ${number}`} onClose={onClose}>
      <MovedNote moved={moved} />
      <Stack gap={14}>
        {visit ? (
          <>
            <ScannedVisit visit={visit} />
            <TakePayment of={of} visit={visit} onPaid={onClose} />
            <Button wide kind="plain" onClick={() => reading.reset()}>
              {t('payCode.other')}
            </Button>
          </>
        ) : (
          <ReadCode busy={reading.isPending} error={reading.error?.message} onCode={reading.mutate} />
        )}
      </Stack>
    </Sheet>
  )
}
