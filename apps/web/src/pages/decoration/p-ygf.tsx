import { Special } from './parts/special.tsx'

/** `/p/ygf`: the demo brand's campaign, decorated like any other page. DECO-1 */
export const Page = () => <Special decorationPageId="ygf" />
