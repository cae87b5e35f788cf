import { showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { orderTypeTexts, shopStateTexts } from '../../forms/store-settings.ts'
import { goTo } from '../../platform/place.ts'
import { Loaded } from '../../ui/loaded.tsx'
import ui from '../../ui/ui.module.css'
import { CloseShop } from './close-shop.tsx'
import { CopySettings } from './copy-settings.tsx'
import { type ListedShop, shopNameOf, useShops } from './listed-shop.ts'
import { NewShop } from './new-shop.tsx'
import styles from './shop-list.module.css'

const tones = { preparing: 'warn', open: 'good', closed: 'plain' } as const

type Sheet = { kind: 'new' } | { kind: 'copy' | 'close'; shop: ListedShop }

interface ShopRowProps {
  shop: ListedShop
  isBrand: boolean
  several: boolean
  onOpen: () => void
  onSheet: (sheet: Sheet) => void
}

function ShopRow({ shop, isBrand, several, onOpen, onSheet }: ShopRowProps) {
  const name = shopNameOf(shop)
  const isClosed = shop.state === 'closed'
  return (
    <li className={styles.shop}>
      <div className={styles.facts}>
        <Row wrap gap={8}>
          <h3>{name}</h3>
          <Badge tone={tones[shop.state]}>{t(shopStateTexts[shop.state])}</Badge>
        </Row>
        <Text kind="quiet">
          {[shop.city, ...shop.bizTypes.map(bizType => t(orderTypeTexts[bizType]))].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <p className={styles.orders}>
        <strong>{showNumber(shop.ordersToday)}</strong>
        <Text as="span" kind="quiet">
          {t('stores.ordersToday')}
        </Text>
      </p>
      <Row wrap gap={4}>
        <Button size="small" kind="soft" aria-label={`${t('stores.settings')}: ${name}`} onClick={onOpen}>
          {t('stores.settings')}
        </Button>
        {isBrand && several && (
          <Button
            size="small"
            kind="plain"
            aria-label={`${t('stores.copy')}: ${name}`}
            onClick={() => onSheet({ kind: 'copy', shop })}
          >
            {t('stores.copy')}
          </Button>
        )}
        {isBrand && !isClosed && (
          <Button
            size="small"
            kind="plain"
            aria-label={`${t('stores.close')}: ${name}`}
            onClick={() => onSheet({ kind: 'close', shop })}
          >
            {t('stores.close')}
          </Button>
        )}
      </Row>
    </li>
  )
}

interface ShopListProps {
  shopId: number
  isBrand: boolean
  onShop: (shopId: number) => void
}

/** The stores: state, order types and today's orders; creating, copying and closing them. STORE-4 */
export function ShopList({ shopId, isBrand, onShop }: ShopListProps) {
  const [sheet, setSheet] = useState<Sheet>()
  const shops = useShops(shopId)
  const settingsOf = (shop: number) => {
    onShop(shop)
    goTo('settings')
  }
  const close = () => setSheet(undefined)
  return (
    <Stack gap={14} className={ui.view}>
      <Row wrap gap={8} justify="between">
        <h2>{t('stores.title')}</h2>
        {isBrand && (
          <AddButton main onAdd={() => setSheet({ kind: 'new' })}>
            {t('stores.new')}
          </AddButton>
        )}
      </Row>
      <Loaded query={shops}>
        {data => (
          <>
            <Stack as="ul" gap={10}>
              {data.shops.map(shop => (
                <ShopRow
                  key={shop.shopId}
                  shop={shop}
                  isBrand={isBrand}
                  several={data.shops.length > 1}
                  onOpen={() => settingsOf(shop.shopId)}
                  onSheet={setSheet}
                />
              ))}
            </Stack>
            {sheet?.kind === 'new' && (
              <NewShop shopId={shopId} shops={data.shops} onCreated={settingsOf} onClose={close} />
            )}
            {sheet?.kind === 'copy' && <CopySettings from={sheet.shop} shops={data.shops} onClose={close} />}
            {sheet?.kind === 'close' && <CloseShop shop={sheet.shop} onClose={close} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
