import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/text/countdown.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { type Bill, type BillPart, releasePart, useSaveBill } from './api.ts'
import styles from './bill.module.css'
import { nameOf } from './people.ts'
import { payPartPath } from './bill-paths.ts'

/** Releases a part reserved by the guest. */
function useGiveBack() {
  const [busy, setBusy] = useState(false)
  const saveBill = useSaveBill()
  const giveBack = async (partId: string) => {
    if (busy) return
    setBusy(true)
    try {
      await saveBill((await releasePart(partId)).bill)
    } catch (error) {
      if (!isRefused(error)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, giveBack }
}

const cutKeys = {
  items: 'bill.cut.items',
  evenly: 'bill.cut.evenly',
  amount: 'bill.cut.amount',
  rest: 'bill.cut.rest',
} as const

/** Parts of the bill with the people paying them, updated live. */
export function Parts({ bill, onOver }: { bill: Bill; onOver: () => void }) {
  if (bill.parts.length === 0) return null
  return (
    <TitledPanel title={t('bill.parts')}>
      <Stack as="ul">
        {bill.parts.map(part => (
          <Row key={part.partId} as="li" gap={10} align="start">
            <Stack as="span" gap={2} className={styles.words}>
              <span>{part.atVenue ? t('bill.atVenue') : nameOf(bill, part.by, part.mine)}</span>
              <Text as="span" kind="hint">
                {t(cutKeys[part.cut])}
              </Text>
              {part.returnedAmount > 0 && (
                <Text as="span" kind="hint">
                  {t('bill.returned', { amount: showMoney(part.returnedAmount, bill.currency) })}
                </Text>
              )}
            </Stack>
            <Stack as="span" gap={2} items="end">
              <span className={styles.amount}>{showMoney(part.amount, bill.currency)}</span>
              <PartState part={part} onOver={onOver} />
            </Stack>
          </Row>
        ))}
      </Stack>
    </TitledPanel>
  )
}

const PartState = ({ part, onOver }: { part: BillPart; onOver: () => void }) =>
  part.state !== 'open' ? (
    <span className={part.state === 'paid' ? styles.good : styles.waits}>{t(`bill.part.${part.state}`)}</span>
  ) : (
    <span className={styles.waits}>
      {t('bill.part.open')} {part.secondsLeft !== undefined && <Countdown seconds={part.secondsLeft} onEnd={onOver} />}
    </span>
  )

/** The guest's reserved, unpaid part: pay it, or release it. */
export function OwnOpenPart({ bill, part }: { bill: Bill; part: BillPart }) {
  const { busy, giveBack } = useGiveBack()
  return (
    <TitledPanel title={t('bill.yours', { amount: showMoney(part.amount, bill.currency) })}>
      <Text kind="hint">{t('bill.yoursHint')}</Text>
      <Stack gap={10}>
        <LinkButton wide to={payPartPath(part.partId)}>
          {t('bill.goOn')}
        </LinkButton>
        <Button wide kind="secondary" busy={busy} onClick={() => void giveBack(part.partId)}>
          {t('bill.giveBack')}
        </Button>
      </Stack>
    </TitledPanel>
  )
}

/** The guest's part that is being paid. */
export const ownOpenPart = ({ parts }: Bill): BillPart | undefined =>
  parts.find(({ mine, state }) => mine && state === 'open')
