import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { type ReactNode, useState } from 'react'
import { AdjustSheet } from './adjust-sheet.tsx'
import { amountOf, type Member } from './api.ts'
import styles from './counter.module.css'
import { GiveCoupon } from './give-coupon.tsx'
import { type Holding, holdingsOf } from './holdings.ts'
import { type PaidRecharge, RechargesButton } from './recharges.tsx'

interface LineProps {
  holding: Holding
  onAdjust: () => void
  children?: ReactNode
}

function Line({ holding, onAdjust, children }: LineProps) {
  const { name, detail, parts, currency, runOut } = holding
  const whole = parts.reduce((all, part) => all + part.amount, 0)
  return (
    <li className={styles.holding}>
      <div className={styles.grow}>
        <strong>{name}</strong> <span className={styles.quiet}>{runOut ? t('counter.runOut') : detail}</span>
        {parts.length > 1 && (
          <p className={styles.quiet}>
            {parts.map(part => `${part.words} ${amountOf(part.amount, currency)}`).join(' · ')}
          </p>
        )}
      </div>
      <span className={styles.amount}>{amountOf(whole, currency)}</span>
      {children}
      {!runOut && (
        <Button
          size="small"
          kind="secondary"
          onClick={onAdjust}
          aria-label={`${t('counter.adjust')}: ${name} ${detail}`}
        >
          {t('counter.adjust')}
        </Button>
      )}
    </li>
  )
}

interface MemberHoldingsProps {
  shopId: number
  member: Member
  timeZone: string
  /** What gives a recharge's unused money back. */
  refundOf: (recharge: PaidRecharge) => ReactNode
  onChanged: () => void
}

/** Who was found and what they hold; numbers and names are masked. */
export function MemberHoldings({ shopId, member, timeZone, refundOf, onChanged }: MemberHoldingsProps) {
  const [open, setOpen] = useState<Holding>()
  const holdings = holdingsOf(member)
  return (
    <div className={styles.card}>
      <h3 className={styles.memberName}>
        {member.customerId === undefined ? t('counter.untaken') : member.name}
        {member.contacts.length > 0 && (
          <span className={styles.quiet}>
            <bdi>{member.contacts.join(' · ')}</bdi>
          </span>
        )}
      </h3>
      {member.customerId !== undefined && !member.isMember && <p className={styles.quiet}>{t('counter.noMember')}</p>}
      <ul className={styles.list}>
        {holdings.map(holding => (
          <Line key={holding.key} holding={holding} onAdjust={() => setOpen(holding)}>
            {holding.cardId !== undefined && (
              <RechargesButton
                shopId={shopId}
                cardId={holding.cardId}
                timeZone={timeZone}
                refundOf={refundOf}
                onClosed={onChanged}
              />
            )}
          </Line>
        ))}
      </ul>
      {holdings.length === 0 && <p className={styles.quiet}>{t('counter.holdsNothing')}</p>}
      {member.customerId !== undefined && (
        <div className={styles.chips}>
          <GiveCoupon shopId={shopId} customerId={member.customerId} />
        </div>
      )}
      {open && (
        <AdjustSheet
          shopId={shopId}
          holding={open}
          onDone={() => {
            setOpen(undefined)
            onChanged()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
