import { chromium } from 'playwright-core';
const base='http://127.0.0.1:5078';
const [,, out, width, scheme, ...paths]=process.argv;
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']}).catch(()=>chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']}));
const p=await (await b.newContext({viewport:{width:Number(width),height:900},colorScheme:scheme})).newPage();
let n=0;
for (const path of paths){ await p.goto(base+path); 
 for(let i=0;i<20;i++){await p.mouse.wheel(0,800); await p.waitForTimeout(60);} await p.waitForTimeout(600);
 await p.screenshot({path:`/tmp/${out}${n++}.png`,fullPage:true}); }
await b.close();
