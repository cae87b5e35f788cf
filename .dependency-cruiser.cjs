// The allowed imports, types included. Every rule is an error; see ARCHITECTURE.md for the picture.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const outside = (...allowed) => ({ pathNot: allowed })
const TEST = '[.](test|spec)[.]tsx?$|/testing/|/testing[.]ts$|/fixture[.]ts$'

const MODULE = '^apps/server/src/modules/([^/]+)/'
const COMPONENTS = 'apps/web/src/page-components/'
const FEATURE = '^apps/web/src/features/([^/]+)/'
/** What stands below each context of the domain: money first, payment last. */
const LADDER = {
  money: [],
  'store|member|coupon|card|giftcard|address|decoration|evaluation|group|staff|table|upload|pass': ['money'],
  menu: ['money', 'store'],
  'cart|booking': ['money', 'store', 'menu', 'member', 'coupon', 'card', 'giftcard', 'address'],
  order: ['money', 'store', 'menu', 'member', 'coupon', 'card', 'giftcard', 'address', 'cart', 'booking'],
  bill: ['money'],
}

const ladder = Object.entries(LADDER).map(([rung, below]) =>
  forbid(
    `domain-ladder-${rung.split('|')[0]}`,
    'money <- store <- menu; member, coupon, card, giftcard, address <- cart, booking <- order <- payment',
    { path: `^packages/domain/src/(${rung})/`, pathNot: TEST },
    { path: '^packages/domain/src/', pathNot: [`^packages/domain/src/(${[...below, '$1'].join('|')})/`] },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    forbid('no-circle', 'Nothing depends on itself, not even by types.', {}, { circular: true }),
    forbid('resolvable', 'Every import is found.', {}, { couldNotResolve: true, pathNot: '[?](url|raw|inline|worker)$' }),
    forbid('listed', 'A package is listed where it is used.', { pathNot: TEST }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),

    forbid(
      'domain-knows-nothing',
      'The domain imports nothing: no package, no I/O, no other floor.',
      { path: '^packages/domain/src/', pathNot: TEST },
      outside('^packages/domain/src/'),
    ),
    ...ladder,
    forbid(
      'messages-are-ground',
      'Words know nothing.',
      { path: '^packages/messages/src/', pathNot: TEST },
      outside('^packages/messages/src/'),
    ),
    forbid(
      'contract-on-domain',
      'The contract stands on the domain, the words, zod and the declarations of page components.',
      { path: '^packages/contract/src/', pathNot: TEST },
      outside('^packages/(contract|domain|messages)/src/', 'node_modules/zod/', `^${COMPONENTS}declarations[.]ts$`),
    ),
    forbid(
      'declarations-are-data',
      'The declaration of a page component is data for server, console and guest app: it knows its fields and the domain.',
      { path: `^${COMPONENTS}(declarations|[^/]+/declaration)[.]ts$` },
      outside('^packages/domain/src/', '^packages/contract/src/decoration/declare/', `^${COMPONENTS}[^/]+/declaration[.]ts$`),
    ),
    forbid(
      'declarations-by-contract',
      'The declarations of page components are used through the contract.',
      { pathNot: `^packages/contract/src/decoration/|^${COMPONENTS}declarations[.]ts$` },
      { path: `^${COMPONENTS}(declarations|[^/]+/declaration)[.]ts$` },
    ),
    forbid(
      'demo-is-data',
      'The demo brand is data: it knows the domain and its pictures.',
      { path: '^packages/demo/src/', pathNot: TEST },
      { path: '^(apps|packages)/', pathNot: '^packages/(demo|domain)/' },
    ),
    forbid(
      'standins-stand-alone',
      'A stand-in speaks the protocol of its provider and knows nothing of the product.',
      { path: '^packages/standins/src/' },
      { path: '^(apps|packages)/', pathNot: '^packages/standins/' },
    ),
    forbid('server-knows-no-browser', 'server never web.', { path: '^apps/server/' }, { path: '^apps/(web|console)/' }),
    forbid('browser-knows-no-server', 'web never server.', { path: '^apps/(web|console)/' }, { path: '^apps/server/' }),
    forbid(
      'two-apps',
      'The guest app knows nothing of the console; the console shares its design system and the ground below it.',
      { path: '^apps/web/' },
      { path: '^apps/console/' },
    ),
    forbid(
      'one-door-to-queries',
      'TanStack Query has one client and no provider: it is reached through platform/cache/queries.ts, and not by the first route.',
      { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/cache/queries[.]ts$' },
      { path: 'node_modules/@tanstack/' },
    ),
    forbid(
      'console-on-ui',
      'Of the guest app the console takes the design system and the platform, never a feature or a page.',
      { path: '^apps/console/' },
      { path: '^apps/web/', pathNot: '^apps/web/src/(ui|platform)/' },
    ),

    forbid(
      'module-to-module',
      'A module declares it in deps.ts; compose passes the function.',
      { path: MODULE, pathNot: TEST },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    ),
    forbid(
      'modules-below',
      'A module stands on contract, domain, platform, ledger, ports and the ports of providers.',
      { path: '^apps/server/src/modules/', pathNot: TEST },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(modules|platform|ledger|ports)/|^apps/server/src/providers/[^/]+/port[.]ts$' },
    ),
    forbid(
      'ports-are-types',
      'Ports hold the types modules share: they know the domain, the contract, the platform and the ports of providers.',
      { path: '^apps/server/src/ports/' },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(ports|platform)/|^apps/server/src/providers/[^/]+/port[.]ts$' },
    ),
    forbid(
      'ports-have-no-code',
      'Ports are types only: they import types and nothing else.',
      { path: '^apps/server/src/ports/' },
      { dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ledger-below',
      'The ledger stands on platform and domain.',
      { path: '^apps/server/src/ledger/', pathNot: TEST },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(ledger|platform)/' },
    ),
    forbid(
      'providers-below',
      'A provider knows the platform and itself.',
      { path: '^apps/server/src/providers/([^/]+)/', pathNot: TEST },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(providers/$1|platform)/|^apps/server/src/providers/[^/]+/port[.]ts$' },
    ),
    forbid(
      'platform-is-ground',
      'The platform knows no business.',
      { path: '^apps/server/src/platform/', pathNot: TEST },
      { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    ),

    forbid(
      'scenarios-are-tests',
      'A scenario tells a story through the calls: it knows the test app, the contract and the rules, and of a module only its public interface.',
      { path: '^apps/server/src/scenarios/' },
      {
        path: '^apps/server/src/(?!testing/|app[.]ts$|scenarios/)',
        pathNot: '^apps/server/src/modules/[^/]+/index[.]ts$|^apps/server/src/(ledger|platform)/|^apps/server/src/audit/',
      },
    ),
    forbid(
      'scenarios-for-tests-alone',
      'Nothing imports a scenario.',
      { pathNot: '^apps/server/src/scenarios/' },
      { path: '^apps/server/src/scenarios/' },
    ),

    forbid(
      'feature-to-feature',
      'A page joins features: it passes one feature’s component to another as a child.',
      { path: FEATURE, pathNot: TEST },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'features-below',
      'A feature stands on ui and platform.',
      { path: '^apps/web/src/features/', pathNot: TEST },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(features|ui|platform)/' },
    ),
    forbid(
      'pages-below',
      'A page stands on page components, features, ui and platform.',
      { path: '^apps/web/src/pages/', pathNot: TEST },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(pages|page-components|features|ui|platform)/' },
    ),
    forbid(
      'page-components-below',
      'A page component stands on features, ui and platform.',
      { path: `^${COMPONENTS}`, pathNot: TEST },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(page-components|features|ui|platform)/' },
    ),
    forbid(
      'ui-knows-no-feature',
      'The design system knows no feature and no page.',
      { path: '^apps/web/src/ui/', pathNot: TEST },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|platform)/' },
    ),
    forbid(
      'web-platform-is-ground',
      'The platform knows no screen.',
      { path: '^apps/web/src/platform/', pathNot: TEST },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
}

module.exports = configuration
