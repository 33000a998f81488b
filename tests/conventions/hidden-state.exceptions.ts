type Exception = { file: string; uses: string; why: string };

/** Concerns of the page itself: focus, measuring, motion and browser APIs. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/api/client.ts',
    uses: 'setTimeout',
    why: 'pauses before it repeats a request, which is a detail of the transport',
  },
  {
    file: 'src/api/event-stream.ts',
    uses: 'setTimeout',
    why: 'ends a stream that has been silent for too long',
  },
  {
    file: 'src/app/storefront.ts',
    uses: 'createActor, getSnapshot, waitFor 2',
    why: 'creates the root machine, reads request headers from running flows, and waits for one flow before it starts the next',
  },
  {
    file: 'src/features/catalogue/browse/long-grid.tsx',
    uses: 'requestAnimationFrame 2, useEffect',
    why: 'measures the rows of a long list',
  },
  {
    file: 'src/features/catalogue/browse/use-far-away.ts',
    uses: 'module store, useEffect',
    why: 'measures which cards are far from the screen',
  },
  {
    file: 'src/features/catalogue/item/zoom-layer.tsx',
    uses: 'useLayoutEffect',
    why: 'scrolls an enlarged picture to its centre',
  },
  {
    file: 'src/features/catalogue/store/menu-sections.tsx',
    uses: 'useEffect',
    why: 'measures which section of a menu is on the screen',
  },
  {
    file: 'src/features/location/location-panel.tsx',
    uses: 'useWindowEvent',
    why: 'listens to browser events while the panel is open; to move into its flow',
  },
  {
    file: 'src/features/location/module.context.ts',
    uses: 'useEffect',
    why: 'sets the accent colour of the module',
  },
  {
    file: 'src/features/location/place-search.context.tsx',
    uses: 'useWindowEvent',
    why: 'reports recent places that another tab changed; to move into its flow',
  },
  {
    file: 'src/features/orders/tracking/use-order-tracking.ts',
    uses: 'useState store',
    why: 'creates the actor logic of three pages that track an order',
  },
  {
    file: 'src/features/rental/trips/use-trip-tracking.ts',
    uses: 'useState store',
    why: 'creates the actor logic of the pages that track a trip',
  },
  {
    file: 'src/features/session/code/code-input.tsx',
    uses: 'useEffect 2',
    why: 'focuses the code field, and waits for the code that the phone reads from a text message',
  },
  {
    file: 'src/features/session/code/resend-code.tsx',
    uses: 'useInterval',
    why: 'counts the seconds until a code may be sent again; to become a timer of the flow',
  },
  {
    file: 'src/features/session/sign-in/auth-flow.tsx',
    uses: 'useState store',
    why: 'keeps the texts of one sign-in step while another is shown',
  },
  {
    file: 'src/features/session/social/inject-script.ts',
    uses: 'setTimeout',
    why: 'waits for the script of another site, as an effect',
  },
  {
    file: 'src/features/session/social/popup.ts',
    uses: 'setInterval',
    why: 'polls whether another site’s window is closed, as an effect',
  },
  {
    file: 'src/features/session/steps/step-frame.tsx',
    uses: 'useEffect',
    why: 'moves the focus to a new step',
  },
  {
    file: 'src/features/site/frame/overlays.tsx',
    uses: 'useWindowEvent 3',
    why: 'loads the code of a layer before it is opened',
  },
  {
    file: 'src/platform/fields/use-flow-form.ts',
    uses: 'useDebouncedCallback',
    why: 'stores typed text after a pause',
  },
  {
    file: 'src/platform/flow.tsx',
    uses: 'as never',
    why: 'casts the options of an actor logic, because their type depends on the logic',
  },
  {
    file: 'src/platform/layers/lazy-layer.tsx',
    uses: 'useWindowEvent',
    why: 'shows a missing part once it can be downloaded',
  },
  {
    file: 'src/platform/search-change.ts',
    uses: 'as never',
    why: 'the only cast for a URL whose route is known only at run time',
  },
  {
    file: 'src/platform/storage/drafts.ts',
    uses: 'module store',
    why: 'keeps drafts in memory when the browser has no storage',
  },
  {
    file: 'src/ui/announce.ts',
    uses: 'setTimeout',
    why: 'empties the live region that screen readers announce',
  },
  {
    file: 'src/ui/lazy-part.tsx',
    uses: 'useForceUpdate, useWindowEvent',
    why: 'shows a missing part once it can be downloaded',
  },
  {
    file: 'src/ui/map/place-map.tsx',
    uses: 'useEffect 10',
    why: 'creates and moves a map of a library that renders itself',
  },
  {
    file: 'src/ui/running-actors.ts',
    uses: 'useEffect',
    why: 'announces the flows of a page to the flow gallery',
  },
  {
    file: 'src/ui/use-carousel.ts',
    uses: 'requestAnimationFrame 2, setInterval, useEffect, useRef',
    why: 'scrolls a carousel and measures its position',
  },
  {
    file: 'src/ui/use-emitted.ts',
    uses: 'useLayoutEffect',
    why: 'the only hook that subscribes to the emitted events of a flow',
  },
];

/** Files of effects. */
export const EFFECT_EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/app/notices.actors.ts',
    uses: 'createActor, module let',
    why: 'lazy-loads the notices flow; to be spawned by the root',
  },
  {
    file: 'src/features/catalogue/home/home.actors.ts',
    uses: 'createActor',
    why: 'runs the home page’s loading flow inside the route loader',
  },
  {
    file: 'src/features/rental/cart/trip-cart.actors.ts',
    uses: 'createActor',
    why: 'opens the trip cart on first use; to be spawned by the root',
  },
  {
    file: 'src/features/session/as-guest.actors.ts',
    uses: 'recursive retry',
    why: 'repeats a request with a new guest id; to move into the session flow',
  },
];
