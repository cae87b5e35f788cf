import { ArrowLeftRight, KeyRound, QrCode, ReceiptText, Store, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { type CardDetails, useCardDetails, useCards } from './api.ts'
import { CardFace } from './card-face.tsx'
import styles from './card.module.css'
import face from './card-face.module.css'
import { NoProgram } from './no-program.tsx'
import { whenText } from './when.ts'
import { following, Waiting } from './waiting.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

/** A member's card with its actions. CARD-1 */
export function MyCard({ renderWallet }: { renderWallet: (cardId: string) => ReactNode }) {
  const cards = useCards()
  const details = useCardDetails(cards.data?.cards[0]?.cardId)
  if (cards.data?.cards.length === 0) return <NoProgram />
  return (
    <Waiting of={following(cards, details)} heights={[196, 52, 220]}>
      {data => <Shown details={data} wallet={renderWallet(data.card.cardId)} />}
    </Waiting>
  )
}

function Shown({ details: { card, shopCount }, wallet }: { details: CardDetails; wallet: ReactNode }) {
  return (
    <Stack gap={14}>
      <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo}>
        <span className={face.faceBalance}>{showMoney(card.balance, card.currency)}</span>
        <span>
          {card.noExpiration
            ? t('card.noExpiry')
            : t('card.validUntil', { date: whenText(card.expirationTime, 'date') })}
        </span>
      </CardFace>
      <Stack gap={10} className={styles.actions}>
        <LinkButton to="/qrCode" icon={<QrCode aria-hidden="true" />}>
          {t('card.payCode')}
        </LinkButton>
        <LinkButton to="/cardRecharge" kind="secondary" icon={<Wallet aria-hidden="true" />}>
          {t('card.topUp')}
        </LinkButton>
      </Stack>
      {wallet}
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
    </Stack>
  )
}
