import { phoneText } from '@comanda/domain/address'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type ReactNode, useState } from 'react'
import { AdjustSheet } from './adjust-form.tsx'
import { amountOf, type Member, type Holding, holdingsOf } from './queries.ts'
import styles from './counter.module.css'
import { GiveCoupon } from './give-coupon.tsx'
import { RenewCard } from './renew-card.tsx'
import { type PaidRecharge, RechargesButton } from './recharges.tsx'

interface LineProps {
  holding: Holding
  onAdjust: () => void
  children?: ReactNode
}

function Line({ holding, onAdjust, children }: LineProps) {
  const { name, detail, parts, currency, runOut } = holding
  const total = parts.reduce((all, part) => all + part.amount, 0)
  return (
    <li className={styles.holding}>
      <div className={styles.grow}>
        <strong>{name}</strong>{' '}
        <Text as="span" kind="quiet" weight={400}>
          {runOut ? t('counter.runOut') : detail}
        </Text>
        {parts.length > 1 && (
          <Text kind="quiet">{parts.map(part => `${part.text} ${amountOf(part.amount, currency)}`).join(' · ')}</Text>
        )}
      </div>
      <span className={styles.amount}>{amountOf(total, currency)}</span>
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
  /** A heading in place of the masked name and contacts, where the member is named beside it. */
  heading?: string
  /** Renders the button that refunds the unused part of a recharge. */
  refundOf: (recharge: PaidRecharge) => ReactNode
  onChanged: () => void
}

/** The name and contacts of a member, masked as the server answers them. */
const MaskedMember = ({ member: { customerId, name, contacts } }: { member: Member }) => (
  <Row as="h3" wrap gap={12} rowGap={4} align="baseline">
    {customerId === undefined ? t('counter.untaken') : name}
    {contacts.length > 0 && (
      <Text as="span" kind="quiet" weight={400}>
        <bdi>{contacts.map(contact => phoneText(contact)).join(' · ')}</bdi>
      </Text>
    )}
  </Row>
)

/** A member and their points and cards; numbers and names are masked. */
export function MemberHoldings({ shopId, member, timeZone, heading, refundOf, onChanged }: MemberHoldingsProps) {
  const [open, setOpen] = useState<Holding>()
  const holdings = holdingsOf(member)
  return (
    <div className={styles.card}>
      {heading === undefined ? <MaskedMember member={member} /> : <h3>{heading}</h3>}
      {member.customerId !== undefined && !member.isMember && <Text kind="quiet">{t('counter.noMember')}</Text>}
      <Stack as="ul" gap={10}>
        {holdings.map(holding => (
          <Line key={holding.key} holding={holding} onAdjust={() => setOpen(holding)}>
            {holding.cardId !== undefined && holding.renewalDue && (
              <RenewCard shopId={shopId} cardId={holding.cardId} name={holding.name} onRenewed={onChanged} />
            )}
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
      </Stack>
      {holdings.length === 0 && <Text kind="quiet">{t('counter.holdsNothing')}</Text>}
      {member.customerId !== undefined && (
        <Row wrap gap={8}>
          <GiveCoupon shopId={shopId} customerId={member.customerId} />
        </Row>
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
