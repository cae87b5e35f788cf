import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { ReturnToVersion, VersionHead, VersionList } from '../../../ui/versions.tsx'
import { DifferenceList } from './differences.tsx'
import { draftKey, type EditorProps } from './queries.ts'

type Version = ResponseOf<typeof calls.menuVersions>['versions'][number]
const causes = ['start', 'import', 'published', 'scheduled', 'part', 'brand'] as const
const causeText = (cause: string) => t(`menuEdit.cause.${causes.find(one => one === cause) ?? 'published'}`)

function Differences({ shopId, draft, version }: EditorProps & { version: number }) {
  const differences = useQuery({
    queryKey: [...draftKey(shopId), 'older', version, draft.mark],
    queryFn: () => send(calls.menuDifferences, { shopId, version }),
  })
  return (
    <Loaded query={differences}>
      {data => <DifferenceList differences={data.differences} currency={draft.currency} />}
    </Loaded>
  )
}

function VersionRow({ shopId, draft, version }: EditorProps & { version: Version }) {
  const [shown, setShown] = useState(false)
  const { version: number, publishedAt, by, cause, note, dishes } = version
  const when = showDate(publishedAt, 'dateTime', draft.timeZone)
  return (
    <li className={forms.card}>
      <Row wrap gap={8} justify="between">
        <VersionHead
          number={number}
          isLive={number === draft.version}
          facts={[causeText(cause), when, by, t('menuEdit.dishCount', { count: dishes })]}
          note={note}
        />
        <Row gap={8} wrap>
          <Button size="small" kind="plain" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t('menuEdit.compare')}
          </Button>
          <ReturnToVersion
            label={t('menuEdit.restore')}
            title={t('menuEdit.restoreTitle', { number })}
            hint={t('menuEdit.restoreHint')}
            done={t('menuEdit.restored', { number })}
            change={() => send(calls.restoreMenuVersion, { shopId, mark: draft.mark, version: number })}
            onDone={() => goTo('menu', 'publish')}
            reads={draftKey(shopId)}
          />
        </Row>
      </Row>
      {shown && <Differences shopId={shopId} draft={draft} version={number} />}
    </li>
  )
}

/** Every published version, newest first; any of them can become the draft. MENU-1 */
export const VersionsPart = ({ shopId, draft }: EditorProps) => (
  <VersionList
    queryKey={['settings', shopId, 'menuVersions']}
    read={input => send(calls.menuVersions, { shopId, ...input })}
    className={forms.list}
  >
    {version => <VersionRow key={version.version} shopId={shopId} draft={draft} version={version} />}
  </VersionList>
)
