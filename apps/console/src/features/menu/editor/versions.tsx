import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { VersionHead } from '../../../ui/version-head.tsx'
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

/** Makes an older version the draft, after asking. */
function Restore({ shopId, draft, version }: EditorProps & { version: number }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const restore = useMutation({
    mutationFn: () => send(calls.restoreMenuVersion, { shopId, mark: draft.mark, version }),
    onSuccess() {
      toast(t('menuEdit.restored', { number: version }))
      goTo('menu', 'publish')
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled() {
      setOpen(false)
      return client.invalidateQueries({ queryKey: draftKey(shopId) })
    },
  })
  return (
    <>
      <Button size="small" kind="soft" onClick={() => setOpen(true)}>
        {t('menuEdit.restore')}
      </Button>
      {open && (
        <Dialog
          title={t('menuEdit.restoreTitle', { number: version })}
          confirm={t('menuEdit.restore')}
          busy={restore.isPending}
          onConfirm={() => restore.mutate()}
          onClose={() => setOpen(false)}
        >
          {t('menuEdit.restoreHint')}
        </Dialog>
      )}
    </>
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
          <Restore shopId={shopId} draft={draft} version={number} />
        </Row>
      </Row>
      {shown && <Differences shopId={shopId} draft={draft} version={number} />}
    </li>
  )
}

/** Every published version, newest first; any of them can become the draft. MENU-1 */
export function VersionsPart({ shopId, draft }: EditorProps) {
  const versions = useInfiniteQuery({
    queryKey: ['settings', shopId, 'menuVersions'],
    queryFn: ({ pageParam }) =>
      send(calls.menuVersions, { shopId, ...(pageParam !== undefined && { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.more ? page.versions.at(-1)?.version : undefined),
  })
  return (
    <Loaded query={versions}>
      {({ pages }) => (
        <Stack gap={14}>
          <ul className={forms.list}>
            {pages.flatMap(page =>
              page.versions.map(version => (
                <VersionRow key={version.version} shopId={shopId} draft={draft} version={version} />
              )),
            )}
          </ul>
          {versions.hasNextPage && (
            <Button kind="soft" busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
              {t('menuEdit.older')}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
