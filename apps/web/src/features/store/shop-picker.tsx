import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type ShopCardData, useShops } from './api.ts'
import { usePosition } from './position.ts'
import styles from './shop-picker.module.css'
import { useDebounced } from './use-debounced.ts'
import { distanceAndDirectionText } from './texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'

const SETTLES_AFTER = 250

interface Props {
  /** The currently selected store. */
  chosen: number | undefined
  onChoose: (shopId: number | undefined) => void
  /** Stores that can be chosen; undefined = all. */
  among: ReadonlySet<number> | undefined
}

/** List of stores to choose from, nearest first if the position is known. */
export function ShopPicker({ chosen, onChoose, among }: Props) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim().slice(0, 60), SETTLES_AFTER)
  const position = usePosition()
  const results = useShops({
    search,
    openNow: false,
    favouritesOnly: false,
    ...(position.state === 'here' && position.point),
  })
  const shops = results.data?.pages.flatMap(page => page.shops).filter(({ shopId }) => among?.has(shopId) ?? true)
  return (
    <Stack gap={14}>
      <SearchField label={t('place.find')} value={typed} onChange={setTyped} />
      {results.isPending && <Skeleton height={320} />}
      {results.isError && <QueryError query={results} />}
      {shops && shops.length > 0 && (
        <ChoiceGroup legend={<span className="visuallyHidden">{t('title.chooseStore')}</span>}>
          {shops.map(shop => (
            <ShopChoice key={shop.shopId} shop={shop} checked={shop.shopId === chosen} onChoose={onChoose} />
          ))}
        </ChoiceGroup>
      )}
      {shops?.length === 0 && <EmptyState icon={<Illustration scene="store" />} title={t('place.none')} />}
      <LoadMore query={results} />
      {chosen !== undefined && (
        <Button kind="plain" onClick={() => onChoose(undefined)}>
          {t('place.noUsual')}
        </Button>
      )}
    </Stack>
  )
}

interface ChoiceProps {
  shop: ShopCardData
  checked: boolean
  onChoose: (shopId: number) => void
}

const ShopChoice = ({ shop, checked, onChoose }: ChoiceProps) => (
  <Choice
    checked={checked}
    onChange={() => onChoose(shop.shopId)}
    detail={
      <>
        <bdi>{shop.addressLines.join(', ')}</bdi>
        {shop.distance !== undefined && shop.direction && (
          <> · {distanceAndDirectionText(shop.distance, shop.direction)}</>
        )}
      </>
    }
    end={
      <Picture
        path={shop.picture}
        widths={BANNER_WIDTHS}
        drawn={64}
        width={750}
        height={420}
        className={styles.picture}
      />
    }
  >
    {shop.shopName}
  </Choice>
)
