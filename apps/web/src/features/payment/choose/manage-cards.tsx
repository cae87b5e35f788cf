import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { toast } from '../../../platform/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { List, ListRow } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { removeCard, type SavedCard } from '../api.ts'
import { cardName } from '../card-name.ts'

interface ManageCardsProps {
  cards: readonly SavedCard[]
  /** Requests the cards again. */
  onRemoved: () => Promise<unknown>
  onClose: () => void
}

/** The saved cards, each of which can be removed at the payment provider. PAY-8 */
export function ManageCards({ cards, onRemoved, onClose }: ManageCardsProps) {
  const [toRemove, setToRemove] = useState<SavedCard>()
  return (
    <>
      <Sheet title={t('payment.savedCards')} onClose={onClose}>
        <List>
          {cards.map(card => {
            const date = `${card.expiryMonth}/${card.expiryYear.slice(-2)}`
            return (
              <ListRow
                key={card.id}
                icon={<CreditCard />}
                title={<bdi>{cardName(card)}</bdi>}
                detail={t(card.expired ? 'payment.cardExpired' : 'payment.cardExpires', { date })}
                end={
                  <Button kind="soft" size="small" onClick={() => setToRemove(card)}>
                    {t('payment.remove')}
                    <span className="visuallyHidden"> {cardName(card)}</span>
                  </Button>
                }
              />
            )
          })}
        </List>
      </Sheet>
      {toRemove && (
        <RemoveCard
          card={toRemove}
          onDone={async () => {
            await onRemoved()
            if (cards.length === 1) onClose()
          }}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </>
  )
}

function RemoveCard({ card, onDone, onClose }: { card: SavedCard; onDone: () => Promise<void>; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    const removed = await removeCard(card.id).catch(() => undefined)
    if (removed) toast(t('payment.removeCard'))
    await onDone()
    onClose()
  }
  return (
    <Dialog
      danger
      busy={busy}
      title={t('payment.removeAsk', { card: cardName(card) })}
      confirm={t('payment.remove')}
      cancel={t('payment.keepCard')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('payment.removeHint')}
    </Dialog>
  )
}
