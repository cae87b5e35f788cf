import { useState } from 'react'
import { useSearch } from '../platform/place.ts'
import { shopIdOf, useShopInfo } from '../features/store/index.ts'
import { HowToScan, PeopleStep, type Table, TableFacts, TableFinder } from '../features/table/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Page as Screen } from '../ui/page.tsx'
import styles from './select-num.module.css'

const menuAt = ({ shopId, tableId }: Table) =>
  `/storeIndex?${new URLSearchParams({ shopId: String(shopId), bizType: '1100', tableId })}`

/** `/selectNum`: which table the guest sits at. */
export function Page() {
  const search = useSearch()
  const shopId = shopIdOf(search)
  const { data: shop } = useShopInfo(shopId, 1100)
  const [table, setTable] = useState<Table>()
  const start = (found: Table) => go(menuAt(found), { replace: true })
  const found = (next: Table) => (next.askPeople && !next.playerMode ? setTable(next) : start(next))
  return (
    <Screen title={t('title.selectNum')}>
      {shopId !== undefined && (
        <p className={styles.at}>
          {shop ? t('table.at', { shop: shop.shopName }) : ' '}
          <LinkButton to="/selectStore" kind="plain" size="small">
            {t('place.step')}
          </LinkButton>
        </p>
      )}
      {table ? (
        <>
          <TableFacts table={table} />
          <PeopleStep table={table} onDone={() => start(table)} />
          <Button kind="plain" onClick={() => setTable(undefined)}>
            {t('table.other')}
          </Button>
        </>
      ) : (
        <TableFinder shopId={shopId} scanNow={new URLSearchParams(search).get('scan') === '1'} onFound={found} />
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
