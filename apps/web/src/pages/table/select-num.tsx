import { useState } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { NoSuchStore, shopIdOf, useShopInfo } from '../../features/store/index.ts'
import { HowToScan, PeopleStep, type Table, TableFacts, TableFinder } from '../../features/table/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import styles from './select-num.module.css'

/** A table with the PIN in its code. */
interface TableWithPin {
  table: Table
  pin: string | undefined
}

/** Path of the table's menu; `take`: dishes chosen without a table are moved there. */
const menuAt = ({ table: { shopId, tableId }, pin }: TableWithPin, take: boolean) =>
  `/storeIndex?${new URLSearchParams({
    shopId: String(shopId),
    bizType: '1100',
    tableId,
    ...(pin && { pin }),
    ...(take && { take: '1' }),
  })}`

/** `/selectNum`: the choice of the guest's table. */
export function Page() {
  const search = useSearch()
  const shopId = shopIdOf(search)
  const { data: shop, error } = useShopInfo(shopId, 1100)
  const [match, setFound] = useState<TableWithPin>()
  const take = new URLSearchParams(search).get('take') === '1'
  const start = (next: TableWithPin) => go(menuAt(next, take), { replace: true })
  const find = (table: Table, pin?: string) =>
    table.askPeople && !table.playerMode ? setFound({ table, pin }) : start({ table, pin })
  if (isRefused(error, 'shopUnknown'))
    return (
      <Screen title={t('title.selectNum')}>
        <NoSuchStore />
      </Screen>
    )
  return (
    <Screen title={t('title.selectNum')}>
      {shopId !== undefined && (
        <Row as="p" gap={8} justify="between" className={styles.at}>
          <span>{shop ? t('table.at', { shop: shop.shopName }) : ' '}</span>
          <LinkButton to="/selectStore" kind="plain" size="small">
            {t('place.step')}
          </LinkButton>
        </Row>
      )}
      {match ? (
        <>
          <TableFacts table={match.table} />
          <PeopleStep table={match.table} onDone={() => start(match)} />
          <Button kind="plain" onClick={() => setFound(undefined)}>
            {t('table.other')}
          </Button>
        </>
      ) : (
        <TableFinder shopId={shopId} scanNow={new URLSearchParams(search).get('scan') === '1'} onFound={find} />
      )}
      {shopId === undefined && <HowToScan />}
      {shopId === undefined && (
        <LinkButton to="/selectStore?bizType=1100" kind="secondary" size="large" wide>
          {t('title.selectStore')}
        </LinkButton>
      )}
    </Screen>
  )
}
