import { directoryCalls, segmentCalls } from '@comanda/contract/member'
import type { PageVariant } from '@comanda/contract/decoration'
import { localeNamed } from '@comanda/messages'
import { showList, t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { brandKey } from '../../../forms/brand-settings.ts'
import type { Options } from '../../../forms/fields/text-fields.tsx'
import { send } from '../../../platform/send.ts'
import { useEditorFacts } from '../facts.ts'

type Audience = NonNullable<PageVariant['audience']>

/** An audience as the value of an option: `member`, `level gold`. */
export const valueOf = (audience: Audience | undefined): string =>
  audience === undefined ? '' : 'id' in audience ? `${audience.kind} ${audience.id}` : audience.kind

export function audienceOf(value: string): Audience | undefined {
  const at = value.indexOf(' ')
  const [kind, id] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
  if (kind === 'level' || kind === 'tag' || kind === 'segment') return { kind, id }
  return kind === 'guest' || kind === 'member' ? { kind } : undefined
}

/** The audiences a variant can be for, by name. Levels, tags and segments are missing for staff who may not see members. DECO-7 */
export function useAudiences(): Options<string> {
  const { shopId } = useEditorFacts()
  const { data } = useQuery({
    queryKey: brandKey(shopId, 'audiences'),
    queryFn: () => send(directoryCalls.memberFacts, { shopId }),
    retry: false,
  })
  const { data: saved } = useQuery({
    queryKey: brandKey(shopId, 'audienceSegments'),
    queryFn: () => send(segmentCalls.segments, { shopId }),
    retry: false,
  })
  const levels = data?.programs.flatMap(program =>
    program.levels.map(({ levelId, name }) => [`level ${levelId}`, t('decor.audienceLevel', { name })] as const),
  )
  const tags = data?.tags.map(tag => [`tag ${tag}`, t('decor.audienceTag', { name: tag })] as const)
  return [
    ['guest', t('decor.audienceGuest')],
    ['member', t('decor.audienceMember')],
    ...new Map(levels).entries(),
    ...(tags ?? []),
    ...(saved?.segments ?? []).map(
      ({ segment }) => [`segment ${segment.segmentId}`, t('decor.audienceSegment', { name: segment.name })] as const,
    ),
  ]
}

/** The conditions of a variant in one line. */
export function useConditionsText(): (variant: PageVariant) => string {
  const { stores } = useEditorFacts()
  const audiences = useAudiences()
  return ({ languages = [], stores: at = [], audience }) => {
    const value = valueOf(audience)
    const names = [
      ...languages.map(id => localeNamed(id).name),
      ...at.map(id => stores.find(([one]) => one === id)?.[1] ?? String(id)),
      ...(audience ? [audiences.find(([one]) => one === value)?.[1] ?? value] : []),
    ]
    return names.length === 0 ? t('decor.variantEmpty') : showList(names)
  }
}
