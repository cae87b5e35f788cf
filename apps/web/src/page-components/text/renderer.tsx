import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Text } from '../../ui/text/text.tsx'

/** A heading with a paragraph. */
export const Renderer = ({ title, text }: ComponentOf<'text'>) => (
  <Headed title={title}>
    <Text kind="quiet">{localize(text)}</Text>
  </Headed>
)
