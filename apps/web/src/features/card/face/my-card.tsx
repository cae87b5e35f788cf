import { ArrowLeftRight, KeyRound, QrCode, ReceiptText, Store, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { ListRow, List, Section } from '../../../ui/layout/card.tsx'
import { type CardDetails, useCardDetails } from '../api.ts'
import { CardFace } from './card-face.tsx'
import styles from '../card.module.css'
import face from './card-face.module.css'
import { NoProgram } from '../no-program.tsx'
import { cardTimeText } from '../card-time-text.ts'
import { Statement } from '../value/statement.tsx'
import { MoreCards } from '../more-cards.tsx'
import { Renewal } from '../membership/renewal.tsx'
import { CardQuery } from '../card-query.tsx'
import { WithCard } from '../with-card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'
import { useBeside } from '../../../ui/layout/use-beside.ts'

interface MyCardProps {
  renderWallet: (cardId: string) => ReactNode
}

/** A member's card with its actions, and the other cards they can get. CARD-1 */
export const MyCard = ({ renderWallet }: MyCardProps) => (
  <WithCard heights={[196, 52, 220]} none={<NoProgram />}>
    {card => (
      <>
        <Detailed key={card.cardId} cardId={card.cardId} renderWallet={renderWallet} />
        <MoreCards />
      </>
    )}
  </WithCard>
)

const Detailed = ({ cardId, renderWallet }: MyCardProps & { cardId: string }) => (
  <CardQuery of={useCardDetails(cardId)} heights={[196, 52, 220]}>
    {details => <Shown details={details} wallet={renderWallet(cardId)} />}
  </CardQuery>
)

function expiryText({ noExpiration, isExpired, expirationTime }: CardDetails['card']): string {
  if (noExpiration) return t('card.noExpiry')
  return t(isExpired ? 'card.expiredOn' : 'card.validUntil', { date: cardTimeText(expirationTime, 'date') })
}

/** The card and its actions; beside them, where there is room, the latest transactions. */
function Shown({ details: { card, shopCount }, wallet }: { details: CardDetails; wallet: ReactNode }) {
  const beside = useBeside(768)
  const actions = <Actions card={card} shopCount={shopCount} />
  return (
    <TwoColumns
      beside={
        beside ? (
          <Section title={t('card.lately')}>
            <Statement card={card} kind="all" short />
          </Section>
        ) : (
          actions
        )
      }
    >
      <Stack gap={14}>
        <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo}>
          <span className={face.faceBalance}>{showMoney(card.balance, card.currency)}</span>
          <span>{expiryText(card)}</span>
        </CardFace>
        <Renewal card={card} />
        <Stack gap={10} className={styles.actions}>
          <LinkButton to="/qrCode" icon={<QrCode aria-hidden="true" />}>
            {t('card.payCode')}
          </LinkButton>
          <LinkButton to="/cardRecharge" kind="secondary" icon={<Wallet aria-hidden="true" />}>
            {t('card.topUp')}
          </LinkButton>
        </Stack>
        {wallet}
      </Stack>
      {beside && actions}
    </TwoColumns>
  )
}

const Actions = ({ card, shopCount }: Pick<CardDetails, 'card' | 'shopCount'>) => (
  <List>
    <ListRow
      icon={<Wallet />}
      title={t('card.balance')}
      detail={showMoney(card.balance, card.currency)}
      to="/currentBalance"
    />
    <ListRow icon={<ReceiptText />} title={t('card.statement')} to="/cardHistory" />
    {card.transferEnabled && <ListRow icon={<ArrowLeftRight />} title={t('card.send')} to="/balanceTransfer" />}
    <ListRow
      icon={<KeyRound />}
      title={t('card.password')}
      detail={t(card.passwordSet ? 'card.passwordIsSet' : 'card.passwordNotSet')}
      to="/editMemberCardPassword"
    />
    <ListRow
      icon={<Store />}
      title={t('place.usual')}
      detail={t('card.validAt', { count: shopCount })}
      to="/chooseStore"
    />
  </List>
)
