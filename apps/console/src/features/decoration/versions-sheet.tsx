import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../forms/list-parts.tsx'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { VersionHead } from '../../ui/version-head.tsx'
import styles from './decoration.module.css'
import { draftKey, type PagesDraft } from './queries.ts'

type Version = ResponseOf<typeof calls.decorationVersions>['versions'][number]

const causes = ['start', 'published', 'scheduled', 'rolledBack'] as const
const causeText = (cause: string) => t(`decor.cause.${causes.find(one => one === cause) ?? 'published'}`)

interface VersionsProps {
  shopId: number
  draft: PagesDraft
  onClose: () => void
}

interface RollBackProps extends VersionsProps {
  version: number
}

/** Publishes an older version again, after asking. */
function RollBack({ shopId, draft, version, onClose }: RollBackProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const back = useMutation({
    mutationFn: () => send(calls.rollBackDecoration, { shopId, mark: draft.mark, version }),
    onSuccess() {
      toast(t('decor.rolledBack', { number: version }))
      onClose()
    },
    onSettled() {
      setOpen(false)
      return client.invalidateQueries({ queryKey: ['decoration'] })
    },
  })
  return (
    <>
      <ErrorText>{back.error?.message}</ErrorText>
      <Button size="small" kind="soft" onClick={() => setOpen(true)}>
        {t('decor.rollBack')}
      </Button>
      {open && (
        <Dialog
          title={t('decor.rollBackTitle', { number: version })}
          confirm={t('decor.rollBack')}
          cancel={t('console.goBack')}
          busy={back.isPending}
          onConfirm={() => back.mutate()}
          onClose={() => setOpen(false)}
        >
          {t('decor.rollBackHint')}
        </Dialog>
      )}
    </>
  )
}

function VersionRow({ version, ...props }: VersionsProps & { version: Version }) {
  const { version: number, publishedAt, by, cause, note } = version
  const when = showDate(publishedAt, 'dateTime', props.draft.timeZone)
  const isLive = number === props.draft.version
  return (
    <li>
      <Row wrap gap={8} justify="between">
        <VersionHead number={number} isLive={isLive} facts={[causeText(cause), when, by]} note={note} />
        {!isLive && <RollBack {...props} version={number} />}
      </Row>
    </li>
  )
}

/** Every published version, newest first; any of them can be published again. DECO-1 */
export function VersionsSheet(props: VersionsProps) {
  const { shopId, draft, onClose } = props
  const versions = useInfiniteQuery({
    queryKey: [...draftKey(shopId), 'versions', draft.version],
    queryFn: ({ pageParam }) =>
      send(calls.decorationVersions, { shopId, ...(pageParam !== undefined && { before: pageParam }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.more ? page.versions.at(-1)?.version : undefined),
  })
  return (
    <Sheet title={t('decor.versions')} onClose={onClose}>
      <Loaded query={versions}>
        {({ pages }) => (
          <Stack gap={14}>
            <ul className={styles.rows}>
              {pages.flatMap(page =>
                page.versions.map(version => <VersionRow key={version.version} {...props} version={version} />),
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
    </Sheet>
  )
}
