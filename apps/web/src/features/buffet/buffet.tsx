import type { LineChoice } from '@comanda/domain/cart'
import { unitAmountOf } from '@comanda/domain/menu'
import { times } from '@comanda/domain/money'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Salad } from 'lucide-react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { useUser } from '../../platform/session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './buffet.module.css'
import { BuffetStrip } from './buffet-strip.tsx'
import type { BuffetProps } from './buffet-props.ts'
import { canJoinBuffet, openOf } from './buffet-state.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row } from '../../ui/layout/layout.tsx'

const OpenSheet = lazyPart(async () => (await import('./open-sheet.tsx')).OpenSheet)
const StallsSheet = lazyPart(async () => (await import('./stalls-sheet.tsx')).StallsSheet)

/** The table's buffet on the menu: opening it, its times and remaining plates, and dishes beyond it. CART-13 */
export function Buffet(props: BuffetProps) {
  const { index, buffet, currency, onExtra, addExtra } = props
  const [sheet, setSheet] = useState<'open' | 'stalls'>()
  const [extra, setExtra] = useState<LineChoice>()
  useEffect(() => onExtra(setExtra), [onExtra])
  // The times are relative to the answer that contained them.
  const open = useMemo(() => openOf(buffet), [buffet])
  const { isMember } = useUser()
  const dish = extra && index.items.get(extra.foodId)
  const priceOf = (item: NonNullable<typeof dish>, choice: LineChoice) =>
    times(unitAmountOf(index, item, choice, { member: isMember }), choice.quantity)
  return (
    <>
      {buffet.own && <OthersPlates sessionId={buffet.own.sessionId} onChanged={props.onChanged} />}
      {open ? (
        <BuffetStrip {...props} open={open} onLook={() => setSheet('stalls')} />
      ) : (
        <ClosedStrip {...props} onOpen={() => setSheet('open')} />
      )}
      <Suspense>
        {sheet === 'open' && <OpenSheet {...props} onClose={() => setSheet(undefined)} />}
        {sheet === 'stalls' && open && (
          <StallsSheet
            {...props}
            open={open}
            onEaters={() => setSheet('open')}
            onClose={() => setSheet(now => (now === 'stalls' ? undefined : now))}
          />
        )}
      </Suspense>
      {extra && dish && (
        <Dialog
          title={t('buffet.extraTitle')}
          confirm={t('buffet.extraGo', { count: extra.quantity, price: showMoney(priceOf(dish, extra), currency) })}
          cancel={t('buffet.extraNo')}
          onConfirm={() => {
            addExtra(extra)
            setExtra(undefined)
          }}
          onClose={() => setExtra(undefined)}
        >
          {t('buffet.extra', { dish: dish.displayName })}
        </Dialog>
      )}
    </>
  )
}

/** Opens a buffet that is not open, or joins the one opened by others at the table. */
function ClosedStrip({ index, buffet, currency, onOpen }: BuffetProps & { onOpen: () => void }) {
  const joins = canJoinBuffet(buffet)
  const places = index.document.buffetRules
    .filter(rule => buffet.tableBuffetInfos.some(it => it.buffetStallId === rule.buffetStallId))
    .flatMap(rule => rule.places)
  const from = places.find(it => it.person === 'adult') ?? places[0]
  return (
    <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={onOpen}>
      <Row as="span" gap={10} rowGap={4} wrap justify="between" className={styles.head}>
        <span>
          <Salad aria-hidden="true" />
          {t(joins ? 'buffet.join' : 'buffet.start')}
        </span>
        {from && <span>{t('buffet.from', { price: showMoney(from.price, currency) })}</span>}
      </Row>
      <Text as="span" kind="hint">
        {joins ? t('buffet.joinHint', { count: buffet.adults + buffet.children }) : t('buffet.startHint')}
      </Text>
    </button>
  )
}

/** Subscribes to plates taken by other phones at the table, each with its own cart. */
function OthersPlates({ sessionId, onChanged }: { sessionId: string; onChanged: () => void }) {
  useTopic(`table:${sessionId}`, onChanged)
  return null
}
