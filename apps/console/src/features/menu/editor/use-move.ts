import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refused, send } from '../../../platform/send.ts'
import { draftKey, type MenuDraft } from './queries.ts'
import { type TreeMove, withMove } from './tree-rows.ts'

const CHANGED = 'CON-01-0005'

/** Moves dishes and groups: shown at once, sent one after the other, each at the order the last answer left. */
export function useMove(shopId: number): (move: TreeMove) => void {
  const client = useQueryClient()
  const key = draftKey(shopId)
  const moving = useMutation({
    scope: { id: 'menu.move' },
    mutationFn(move: TreeMove) {
      const marks = client.getQueryData<MenuDraft>(key)?.marks ?? {}
      const markOf = (parent: string) => (parent === '' ? '' : (marks[`order/${parent}`] ?? ''))
      return send(calls.moveInMenu, { shopId, ...move, fromMark: markOf(move.from), toMark: markOf(move.to) })
    },
    onSuccess: ({ fromMark, toMark }, { from, to }) =>
      client.setQueryData<MenuDraft>(key, draft => {
        if (!draft) return draft
        const moved = { ...(from && { [`order/${from}`]: fromMark }), ...(to && { [`order/${to}`]: toMark }) }
        return { ...draft, marks: { ...draft.marks, ...moved } }
      }),
    onError(error) {
      const message = error instanceof Refused && error.code === CHANGED ? t('menuEdit.moved') : error.message
      notify({ shows: 'toast', message, tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return move => {
    void client.cancelQueries({ queryKey: key })
    client.setQueryData<MenuDraft>(key, draft => draft && { ...draft, document: withMove(draft.document, move) })
    moving.mutate(move)
  }
}
