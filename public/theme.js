// Runs before the first paint, so that the wrong theme, direction or font never shows.
(function () {
  var page = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function theme() {
    try {
      var chosen = JSON.parse(stored('settings') || '{}').theme;
      if (chosen === 'light' || chosen === 'dark') return chosen;
    } catch {}
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var chosen = stored('language-setting');
  // Without a choice the server has used the browser's `Accept-Language`.
  var language = chosen === 'ar' || chosen === 'en' ? chosen : page.lang === 'ar' ? 'ar' : 'en';
  var shown = page.lang;
  page.setAttribute('data-mantine-color-scheme', theme());
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
  // The manifest for a new installation has the app's name in this language.
  if (language === 'ar') document.querySelector('link[rel="manifest"]').href = '/manifest.ar.webmanifest';
  // Tells the server whether `/` is the landing page or the home page.
  var isPlaced = stored('location') !== null;
  document.cookie = 'souk_placed=' + (isPlaced ? 1 : 0) + '; Path=/; Max-Age=31536000; SameSite=Lax';
  // The view that the server may render: place, module, diet, and whether a customer is signed in. Nothing personal.
  var view = '';
  var isSignedIn = stored('token') !== null;
  if (isPlaced) {
    var values = ['location', 'currentLatLng', 'zoneid', 'module', 'diet'].map(stored);
    view = encodeURIComponent(JSON.stringify(isSignedIn ? values.concat('somebody') : values));
  }
  if (view.length > 2000) view = '';
  document.cookie = 'souk_view=' + view + '; Path=/; Max-Age=31536000; SameSite=Lax';
  var path = location.pathname === '/' && isPlaced ? '/home' : location.pathname;
  // The server rendered another view or language than the visitor's.
  var renderedFor = page.getAttribute('data-rendered-for') || '';
  var isForAnotherView = renderedFor !== (isPlaced || isSignedIn ? view || 'nobody' : '') || language !== shown;
  if (isForAnotherView) page.setAttribute('data-without-rendered', '');
  // From now on the server knows the view. Requests its page while the app loads, and the app waits briefly
  // for it.
  var renderedPaths = page.getAttribute('data-rendered-paths');
  var search = path === '/home' ? '' : /^\?module_id=\d{1,9}$|$/.exec(location.search)[0];
  if (view !== '' && isForAnotherView && renderedPaths && location.search === search && new RegExp(renderedPaths).test(path)) {
    var request = new AbortController();
    // An app that has already loaded waits at most this long.
    document.addEventListener('souk-app', function () {
      setTimeout(request.abort.bind(request), 250);
    });
    // The page already has the styles of this address.
    var isStyled = path === location.pathname && page.hasAttribute('data-styled');
    window.renderedPage = fetch(path + search, {
      headers: { Accept: 'text/html', 'Accept-Language': language, 'Souk-Page': isStyled ? 'alone' : 'styled' },
      signal: request.signal,
    })
      .then(function (answer) {
        return answer.text();
      })
      .then(showRendered)
      .catch(function () {});
  }
  document.querySelectorAll('link[rel="souk-part"]').forEach(function (part) {
    var of = part.dataset;
    var isShown = of.language ? of.language === language : new RegExp(of.page).test(path);
    // A server-rendered page is painted before the app's scripts load.
    var isText = of.language && of.rel === 'modulepreload';
    if (isShown) part.rel = isText && renderedFor ? 'souk-late' : of.rel;
  });

  function showRendered(text) {
    var answer = new DOMParser().parseFromString(text, 'text/html');
    var answered = answer.documentElement;
    var rendered = answer.getElementById('server-rendered');
    if (!rendered || answered.getAttribute('data-rendered-for') !== view || answered.lang !== language) return;
    return parsed().then(function () {
      document.getElementById('server-rendered')?.remove();
      answer.querySelectorAll('head > style, head > link[rel="souk-styled"]').forEach(function (style) {
        if (style.tagName === 'STYLE' || !document.querySelector('link[href="' + style.getAttribute('href') + '"]'))
          document.head.append(document.adoptNode(style));
      });
      linkStyles();
      page.removeAttribute('data-without-rendered');
      separateChoices(rendered);
      document.getElementById('root').before(document.adoptNode(rendered));
    });
  }
  /** Radio buttons with the same name are one group: the app's page would undo a choice on the server's page. */
  function separateChoices(rendered) {
    rendered.querySelectorAll('input[type="radio"]').forEach(function (radio) {
      radio.name = 'server-' + radio.name;
    });
  }
  function parsed() {
    return new Promise(function (resolve) {
      if (document.readyState !== 'loading') resolve();
      else document.addEventListener('readystatechange', resolve, { once: true });
    });
  }

  /** The app's scripts skip style sheets that already have a link. */
  function linkStyles() {
    document.querySelectorAll('link[rel="souk-styled"]').forEach(function (style) {
      style.rel = 'stylesheet';
    });
  }
  // Starts the app's scripts after the server-rendered page has been painted.
  function startApp() {
    linkStyles();
    document.querySelectorAll('link[rel="souk-late"]').forEach(function (part) {
      part.rel = 'modulepreload';
    });
    document.querySelectorAll('link[rel="souk-start"]').forEach(function (start) {
      start.remove();
      var script = document.createElement('script');
      script.type = 'module';
      // In order.
      script.async = false;
      script.crossOrigin = start.crossOrigin;
      script.src = start.href;
      document.head.append(script);
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    var serverPage = document.getElementById('server-rendered');
    if (serverPage && page.hasAttribute('data-without-rendered')) serverPage.remove();
    else if (serverPage) separateChoices(serverPage);
    // A hidden page is never painted.
    setTimeout(startApp, document.hidden ? 0 : 1000);
    Promise.resolve(window.renderedPage)
      .then(firstPictures)
      .then(firstPaint)
      .then(function () {
        requestAnimationFrame(function () {
          setTimeout(startApp);
        });
      });
  });
  /** A frame appears some moments after it was rendered: the browser reports when. */
  function firstPaint() {
    return new Promise(function (resolve) {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  }
  /** The app's files must not delay the largest pictures. */
  function firstPictures() {
    var pictures = document.querySelectorAll('#server-rendered img[fetchpriority="high"]');
    return Promise.all(
      Array.from(pictures, function (picture) {
        return picture.decode().catch(function () {});
      }),
    );
  }

  // Presses before the app has mounted are repeated by the app.
  var presses = 0;
  function isOnServerPage(event) {
    var rendered = document.getElementById('server-rendered');
    return rendered !== null && rendered.contains(event.target);
  }
  // The app must not replace a button while a finger is on it: the press would be lost.
  document.addEventListener('pointerdown', function (event) {
    if (isOnServerPage(event)) page.setAttribute('data-pressing', '');
  });
  ['pointerup', 'pointercancel'].forEach(function (end) {
    document.addEventListener(end, function () {
      setTimeout(function () {
        page.removeAttribute('data-pressing');
      });
    });
  });
  document.addEventListener('submit', function (event) {
    if (isOnServerPage(event)) event.preventDefault();
  });
  document.addEventListener('click', function (event) {
    var button = isOnServerPage(event) ? event.target.closest('button') : null;
    if (!button) return;
    presses += 1;
    var earlier = button.getAttribute('data-pressed');
    button.setAttribute('data-pressed', (earlier ? earlier + ' ' : '') + presses);
  });
})();
