import { t } from '@comanda/web/i18n'
import { goTo } from '../../../platform/place.ts'
import type { StaffInfo } from '../../../platform/session.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Banner } from '../../../ui/notices.tsx'
import { PartTabs } from '../../../ui/part-tabs.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { FilesPart } from '../files/files-part.tsx'
import { MenuEditor } from './editor.tsx'
import { PublishPart } from './publish.tsx'
import { useMenuDraft } from './queries.ts'
import { VersionsPart } from './versions.tsx'

const DishTable = lazyPart(async () => (await import('./table/table.tsx')).DishTable)

const parts = {
  dishes: { text: 'menuEdit.part.dishes', Show: MenuEditor },
  table: { text: 'menuEdit.part.table', Show: DishTable },
  publish: { text: 'menuEdit.part.publish', Show: PublishPart },
  files: { text: 'menuEdit.part.files', Show: FilesPart },
  versions: { text: 'menuEdit.part.versions', Show: VersionsPart },
} as const

/** The draft differs from what guests see. */
const Unpublished = () => (
  <Banner tone="warn">
    {t('menuEdit.unpublished')}
    <Button size="small" kind="secondary" onClick={() => goTo('menu', 'publish')}>
      {t('menuEdit.toPublish')}
    </Button>
  </Banner>
)

/** The menu of the store: its draft, what publishing changes, and its versions. */
export function MenuView({ shopId, staff }: { shopId: number; staff: StaffInfo }) {
  const draft = useMenuDraft(shopId)
  return (
    <Loaded query={draft}>
      {data => (
        <PartTabs
          view="menu"
          title={t('console.menu')}
          shopId={shopId}
          parts={parts}
          above={data.changed && <Unpublished />}
        >
          {({ Show }) => <Show shopId={shopId} draft={data} staff={staff} />}
        </PartTabs>
      )}
    </Loaded>
  )
}
