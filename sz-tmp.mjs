import { transform } from 'lightningcss'; import fs from 'node:fs'; import {execSync} from 'node:child_process';
const enc=(a,b=0)=>(a<<16)|(b<<8);
const rows=[];
for (const f of execSync('git ls-files src').toString().split('\n')) { if(/sandbox|test/.test(f)) continue;
 let t; if(f.endsWith('.css')) t=fs.readFileSync(f,'utf8'); else if (f.endsWith('.astro')) t=[...fs.readFileSync(f,'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(m=>m[1]).join('\n').replace(/:global\(([^)]*)\)/g,'$1'); else continue; if(!t) continue;
 try { rows.push([transform({filename:'x.css',code:Buffer.from(t),minify:true,targets:{chrome:enc(107),firefox:enc(106),safari:enc(16)}, errorRecovery:true}).code.length,f]); } catch(e){rows.push([t.length,f+' !'])} }
rows.sort((a,b)=>b[0]-a[0]); for (const r of rows.slice(0,process.argv[2]||60)) console.log(...r);
