import { useEffect } from 'react'
import type { ComponentOf } from '../../features/decoration/index.ts'
import { requestPosition, StoreCard, storeTitle, usePosition } from '../../features/store/index.ts'
import { localize, t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Section } from '../../ui/layout/card.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { useFirstStore } from '../first-store.ts'
import styles from './store-card.module.css'

/** Reads the position if the permission was granted before; never asks for it. */
function usePositionIfAllowed(): void {
  useEffect(() => {
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && requestPosition())
      .catch(() => {})
  }, [])
}

/** The nearest store; without a position the usual one, the last-ordered one, or the first of the list. */
export function Renderer({ title }: ComponentOf<'storeCard'>) {
  const search = useSearch()
  const position = usePosition()
  usePositionIfAllowed()
  const here = position.state === 'here'
  const { shop, reason, query } = useFirstStore(here ? position.point : undefined)
  if (query.data && !shop) return null
  return (
    <Section title={here ? localize(title) : t(storeTitle(reason, shop?.state))}>
      <div className={styles.nearest}>
        {shop && <StoreCard shop={shop} search={search} />}
        {query.isPending && <Skeleton height={300} />}
        {query.isError && <QueryError query={query} />}
      </div>
      <Row gap={8} wrap justify="between" className={styles.below}>
        {!here && (
          <Button kind="soft" size="small" busy={position.state === 'asking'} onClick={requestPosition}>
            {t('home.findNearest')}
          </Button>
        )}
        <LinkButton kind="plain" size="small" to="/selectStore">
          {t('home.allStores')}
        </LinkButton>
      </Row>
    </Section>
  )
}
