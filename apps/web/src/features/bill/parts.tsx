import { showMoney, t } from '../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/text/countdown.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import type { Bill, BillPart } from './api.ts'
import styles from './bill.module.css'
import { nameOf } from './people.ts'
import { useGiveBack } from './use-give-back.ts'
import { payPartWay } from './ways.ts'

const cutKeys = {
  items: 'bill.cut.items',
  evenly: 'bill.cut.evenly',
  amount: 'bill.cut.amount',
  rest: 'bill.cut.rest',
} as const

/** Who pays what, as it happens. */
export function Parts({ bill, onOver }: { bill: Bill; onOver: () => void }) {
  if (bill.parts.length === 0) return null
  return (
    <TitledPanel title={t('bill.parts')}>
      <ul className={styles.lines}>
        {bill.parts.map(part => (
          <li key={part.partId} className={styles.line}>
            <span className={styles.words}>
              <span>{part.atVenue ? t('bill.atVenue') : nameOf(bill, part.by, part.mine)}</span>
              <span className={styles.quiet}>{t(cutKeys[part.cut])}</span>
              {part.returnedAmount > 0 && (
                <span className={styles.quiet}>
                  {t('bill.returned', { amount: showMoney(part.returnedAmount, bill.currency) })}
                </span>
              )}
            </span>
            <span className={styles.amountBlock}>
              <span className={styles.amount}>{showMoney(part.amount, bill.currency)}</span>
              <PartState part={part} onOver={onOver} />
            </span>
          </li>
        ))}
      </ul>
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

/** One's own part that is kept and not paid yet: going on with it, or giving it back to the table. */
export function OwnOpenPart({ bill, part }: { bill: Bill; part: BillPart }) {
  const { busy, giveBack } = useGiveBack()
  return (
    <TitledPanel title={t('bill.yours', { amount: showMoney(part.amount, bill.currency) })}>
      <p className={styles.quiet}>{t('bill.yoursHint')}</p>
      <div className={styles.actions}>
        <LinkButton wide to={payPartWay(part.partId)}>
          {t('bill.goOn')}
        </LinkButton>
        <Button wide kind="secondary" busy={busy} onClick={() => void giveBack(part.partId)}>
          {t('bill.giveBack')}
        </Button>
      </div>
    </TitledPanel>
  )
}

/** The caller's own part that is being paid. */
export const ownOpenPart = ({ parts }: Bill): BillPart | undefined =>
  parts.find(({ mine, state }) => mine && state === 'open')
