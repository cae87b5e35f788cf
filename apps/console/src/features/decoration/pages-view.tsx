import { hasVariants } from '@comanda/contract/decoration'
import { staffGiftCardCalls } from '@comanda/contract/giftcard'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brandKey, shopOptions, useFacts } from '../../forms/brand-settings.ts'
import { usePlace } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import styles from './decoration.module.css'
import type { EditorFacts } from './facts.ts'
import { linkOptions } from './link-options.ts'
import { PageEditor } from './page-editor.tsx'
import { PageSwitch } from './page-switch.tsx'
import { PublishSheet } from './publish-sheet.tsx'
import { type PagesDraft, textOf, usePagesDraft } from './queries.ts'
import { Variants } from './variants/variants-sheet.tsx'
import { VersionsSheet } from './versions-sheet.tsx'

/** The options of the fields: stores, dishes, occasions, pages; empty while loading. */
function useChoices(shopId: number, draft: PagesDraft): Omit<EditorFacts, 'faults'> {
  const facts = useFacts(shopId).data
  const gifts = useQuery({
    queryKey: brandKey(shopId, 'gifts'),
    queryFn: () => send(staffGiftCardCalls.giftProgramSetup, { shopId }),
  }).data
  const stores = shopOptions(facts?.shops ?? [])
  const occasions = gifts?.programs.flatMap(({ program }) => program.occasions) ?? []
  return {
    shopId,
    corporationId: draft.corporationId,
    languages: draft.languages,
    pictureHost: draft.pictureHost,
    stores,
    links: linkOptions(
      stores,
      draft.pages.map(({ page }) => page),
    ),
    dishes: facts?.dishes.map(({ foodId, displayName }) => [foodId, displayName] as const) ?? [],
    occasions: [...new Map(occasions.map(({ occasion, name }) => [occasion, textOf(name)]))],
  }
}

type Opened = 'publish' | 'versions'

interface HeadProps {
  shopId: number
  draft: PagesDraft
  pageId: string | undefined
}

/** The heading with publication and versions. */
function Head({ shopId, draft, pageId }: HeadProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const page = draft.pages.find(one => one.page.decorationPageId === pageId)?.page
  return (
    <Stack gap={10}>
      <Row gap={8} wrap justify="between">
        <h2>{t('decor.title')}</h2>
        <PageSwitch shopId={shopId} draft={draft} page={page} />
        <Row gap={8} wrap>
          {draft.changed && (
            <Text as="span" kind="warning" size={14}>
              {t('decor.unpublished')}
            </Text>
          )}
          {page && hasVariants(page.pageType) && <Variants draft={draft} page={page} />}
          <Button kind="secondary" onClick={() => setOpened('versions')}>
            {t('decor.versions')}
          </Button>
          <Button disabled={!draft.changed} onClick={() => setOpened('publish')}>
            {t('decor.publish')}
          </Button>
        </Row>
      </Row>
      {opened === 'publish' && <PublishSheet shopId={shopId} draft={draft} onClose={close} />}
      {opened === 'versions' && <VersionsSheet shopId={shopId} draft={draft} onClose={close} />}
    </Stack>
  )
}

function Pages({ shopId, draft }: Omit<HeadProps, 'pageId'>) {
  const { detail } = usePlace()
  const [round, setRound] = useState(0)
  const facts = useChoices(shopId, draft)
  const chosen = draft.pages.find(one => one.page.decorationPageId === detail) ?? draft.pages[0]
  const head = <Head shopId={shopId} draft={draft} pageId={chosen?.page.decorationPageId} />
  if (!chosen)
    return (
      <>
        {head}
        <Text kind="quiet">{t('decor.noPages')}</Text>
      </>
    )
  return (
    <PageEditor
      key={`${chosen.page.decorationPageId} ${round}`}
      saved={chosen}
      revision={Number(draft.mark)}
      facts={facts}
      head={head}
      onTaken={() => setRound(round + 1)}
    />
  )
}

/** The pages of the guest app as the brand designs them. DECO-1 */
export function PagesView({ shopId }: { shopId: number }) {
  const draft = usePagesDraft(shopId)
  return (
    <Stack gap={14} className={styles.view}>
      <Loaded query={draft}>{data => <Pages shopId={shopId} draft={data} />}</Loaded>
    </Stack>
  )
}
