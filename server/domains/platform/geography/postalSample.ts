/** Well-known places for the demo, written by hand in the format of a GeoNames postal-code file. */
export const postalSample = `
FR	75001	Paris 01	Île-de-France	11	Paris	75			48.8625	2.3360	4
FR	75002	Paris 02	Île-de-France	11	Paris	75			48.8682	2.3444	4
FR	75003	Paris 03	Île-de-France	11	Paris	75			48.8630	2.3601	4
FR	75004	Paris 04	Île-de-France	11	Paris	75			48.8543	2.3574	4
FR	75005	Paris 05	Île-de-France	11	Paris	75			48.8448	2.3495	4
FR	75006	Paris 06	Île-de-France	11	Paris	75			48.8496	2.3329	4
FR	75007	Paris 07	Île-de-France	11	Paris	75			48.8562	2.3120	4
FR	75008	Paris 08	Île-de-France	11	Paris	75			48.8727	2.3126	4
FR	75009	Paris 09	Île-de-France	11	Paris	75			48.8771	2.3374	4
FR	75010	Paris 10	Île-de-France	11	Paris	75			48.8761	2.3608	4
FR	75011	Paris 11	Île-de-France	11	Paris	75			48.8591	2.3800	4
FR	75012	Paris 12	Île-de-France	11	Paris	75			48.8396	2.3958	4
FR	75013	Paris 13	Île-de-France	11	Paris	75			48.8283	2.3623	4
FR	75014	Paris 14	Île-de-France	11	Paris	75			48.8292	2.3266	4
FR	75015	Paris 15	Île-de-France	11	Paris	75			48.8401	2.2926	4
FR	75016	Paris 16	Île-de-France	11	Paris	75			48.8604	2.2620	4
FR	75017	Paris 17	Île-de-France	11	Paris	75			48.8873	2.3067	4
FR	75018	Paris 18	Île-de-France	11	Paris	75			48.8925	2.3484	4
FR	75019	Paris 19	Île-de-France	11	Paris	75			48.8871	2.3848	4
FR	75020	Paris 20	Île-de-France	11	Paris	75			48.8634	2.4012	4
FR	92100	Boulogne-Billancourt	Île-de-France	11	Hauts-de-Seine	92			48.8352	2.2409	4
FR	92130	Issy-les-Moulineaux	Île-de-France	11	Hauts-de-Seine	92			48.8240	2.2700	4
FR	78000	Versailles	Île-de-France	11	Yvelines	78			48.8014	2.1301	4
FR	93100	Montreuil	Île-de-France	11	Seine-Saint-Denis	93			48.8638	2.4485	4
FR	93200	Saint-Denis	Île-de-France	11	Seine-Saint-Denis	93			48.9362	2.3574	4
FR	69001	Lyon 01	Auvergne-Rhône-Alpes	84	Rhône	69			45.7699	4.8292	4
FR	69002	Lyon 02	Auvergne-Rhône-Alpes	84	Rhône	69			45.7486	4.8259	4
FR	69003	Lyon 03	Auvergne-Rhône-Alpes	84	Rhône	69			45.7533	4.8693	4
FR	69004	Lyon 04	Auvergne-Rhône-Alpes	84	Rhône	69			45.7782	4.8242	4
FR	69005	Lyon 05	Auvergne-Rhône-Alpes	84	Rhône	69			45.7559	4.8024	4
FR	69006	Lyon 06	Auvergne-Rhône-Alpes	84	Rhône	69			45.7728	4.8520	4
FR	69007	Lyon 07	Auvergne-Rhône-Alpes	84	Rhône	69			45.7336	4.8375	4
FR	69008	Lyon 08	Auvergne-Rhône-Alpes	84	Rhône	69			45.7342	4.8694	4
FR	69009	Lyon 09	Auvergne-Rhône-Alpes	84	Rhône	69			45.7823	4.8073	4
FR	69100	Villeurbanne	Auvergne-Rhône-Alpes	84	Rhône	69			45.7719	4.8902	4
FR	38000	Grenoble	Auvergne-Rhône-Alpes	84	Isère	38			45.1885	5.7245	4
FR	38100	Grenoble	Auvergne-Rhône-Alpes	84	Isère	38			45.1710	5.7390	4
FR	13001	Marseille 01	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.2998	5.3847	4
FR	13002	Marseille 02	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.3100	5.3650	4
FR	13003	Marseille 03	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.3118	5.3820	4
FR	13006	Marseille 06	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.2878	5.3810	4
FR	13008	Marseille 08	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.2560	5.3740	4
FR	13013	Marseille 13	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.3450	5.4350	4
FR	13100	Aix-en-Provence	Provence-Alpes-Côte d'Azur	93	Bouches-du-Rhône	13			43.5297	5.4474	4
FR	06000	Nice	Provence-Alpes-Côte d'Azur	93	Alpes-Maritimes	06			43.7031	7.2661	4
FR	06100	Nice	Provence-Alpes-Côte d'Azur	93	Alpes-Maritimes	06			43.7250	7.2550	4
FR	06200	Nice	Provence-Alpes-Côte d'Azur	93	Alpes-Maritimes	06			43.6800	7.2100	4
FR	06300	Nice	Provence-Alpes-Côte d'Azur	93	Alpes-Maritimes	06			43.7050	7.2900	4
FR	06400	Cannes	Provence-Alpes-Côte d'Azur	93	Alpes-Maritimes	06			43.5513	7.0128	4
FR	59000	Lille	Hauts-de-France	32	Nord	59			50.6330	3.0586	4
FR	59800	Lille	Hauts-de-France	32	Nord	59			50.6380	3.0750	4
FR	59100	Roubaix	Hauts-de-France	32	Nord	59			50.6942	3.1746	4
FR	59200	Tourcoing	Hauts-de-France	32	Nord	59			50.7239	3.1612	4
FR	33000	Bordeaux	Nouvelle-Aquitaine	75	Gironde	33			44.8404	-0.5805	4
FR	33100	Bordeaux	Nouvelle-Aquitaine	75	Gironde	33			44.8430	-0.5460	4
FR	33200	Bordeaux	Nouvelle-Aquitaine	75	Gironde	33			44.8520	-0.6050	4
FR	33300	Bordeaux	Nouvelle-Aquitaine	75	Gironde	33			44.8710	-0.5600	4
FR	33800	Bordeaux	Nouvelle-Aquitaine	75	Gironde	33			44.8220	-0.5590	4
FR	31000	Toulouse	Occitanie	76	Haute-Garonne	31			43.6043	1.4437	4
FR	31100	Toulouse	Occitanie	76	Haute-Garonne	31			43.5750	1.4000	4
FR	31200	Toulouse	Occitanie	76	Haute-Garonne	31			43.6400	1.4450	4
FR	31300	Toulouse	Occitanie	76	Haute-Garonne	31			43.5950	1.4050	4
FR	31400	Toulouse	Occitanie	76	Haute-Garonne	31			43.5750	1.4550	4
FR	31500	Toulouse	Occitanie	76	Haute-Garonne	31			43.6100	1.4700	4
FR	34000	Montpellier	Occitanie	76	Hérault	34			43.6109	3.8772	4
FR	44000	Nantes	Pays de la Loire	52	Loire-Atlantique	44			47.2173	-1.5534	4
FR	44100	Nantes	Pays de la Loire	52	Loire-Atlantique	44			47.2070	-1.5900	4
FR	44200	Nantes	Pays de la Loire	52	Loire-Atlantique	44			47.2020	-1.5400	4
FR	44300	Nantes	Pays de la Loire	52	Loire-Atlantique	44			47.2500	-1.5250	4
FR	44600	Saint-Nazaire	Pays de la Loire	52	Loire-Atlantique	44			47.2734	-2.2138	4
FR	67000	Strasbourg	Grand Est	44	Bas-Rhin	67			48.5839	7.7455	4
FR	67100	Strasbourg	Grand Est	44	Bas-Rhin	67			48.5570	7.7530	4
FR	67200	Strasbourg	Grand Est	44	Bas-Rhin	67			48.5850	7.7050	4
FR	35000	Rennes	Bretagne	53	Ille-et-Vilaine	35			48.1113	-1.6800	4
FR	35200	Rennes	Bretagne	53	Ille-et-Vilaine	35			48.0900	-1.6650	4
FR	35700	Rennes	Bretagne	53	Ille-et-Vilaine	35			48.1300	-1.6500	4
FR	29200	Brest	Bretagne	53	Finistère	29			48.3904	-4.4861	4
FR	76000	Rouen	Normandie	28	Seine-Maritime	76			49.4431	1.0993	4
FR	76600	Le Havre	Normandie	28	Seine-Maritime	76			49.4938	0.1077	4
FR	21000	Dijon	Bourgogne-Franche-Comté	27	Côte-d'Or	21			47.3220	5.0415	4
TN	1000	Tunis	Tunis						36.7990	10.1800	4
TN	1002	Tunis Belvédère	Tunis						36.8190	10.1750	4
TN	1053	Les Berges du Lac	Tunis						36.8330	10.2400	4
TN	2000	Le Bardo	Tunis						36.8092	10.1406	4
TN	2015	Le Kram	Tunis						36.8320	10.3170	4
TN	2016	Carthage	Tunis						36.8545	10.3306	4
TN	2026	Sidi Bou Saïd	Tunis						36.8687	10.3417	4
TN	2045	L'Aouina	Tunis						36.8550	10.2580	4
TN	2060	La Goulette	Tunis						36.8183	10.3050	4
TN	2070	La Marsa	Tunis						36.8782	10.3247	4
TN	2080	Ariana	Ariana						36.8601	10.1934	4
TN	2036	La Soukra	Ariana						36.8750	10.2500	4
TN	2037	Ennasr	Ariana						36.8570	10.1650	4
TN	2013	Ben Arous	Ben Arous						36.7531	10.2189	4
TN	2014	Mégrine	Ben Arous						36.7680	10.2330	4
TN	2034	Ezzahra	Ben Arous						36.7440	10.3050	4
TN	2050	Hammam Lif	Ben Arous						36.7300	10.3360	4
TN	2090	Mornag	Ben Arous						36.6800	10.2900	4
TN	2040	Radès	Ben Arous						36.7690	10.2760	4
TN	2010	La Manouba	Manouba						36.8080	10.0972	4
TN	8000	Nabeul	Nabeul						36.4561	10.7376	4
TN	8050	Hammamet	Nabeul						36.4000	10.6167	4
TN	8090	Kélibia	Nabeul						36.8476	11.0939	4
TN	7000	Bizerte	Bizerte						37.2744	9.8739	4
TN	7050	Menzel Bourguiba	Bizerte						37.1537	9.7859	4
TN	9000	Béja	Béja						36.7256	9.1817	4
TN	8100	Jendouba	Jendouba						36.5011	8.7802	4
TN	8110	Tabarka	Jendouba						36.9544	8.7580	4
TN	7100	Le Kef	Kef						36.1742	8.7049	4
TN	6100	Siliana	Siliana						36.0850	9.3708	4
TN	1100	Zaghouan	Zaghouan						36.4029	10.1429	4
TN	4000	Sousse	Sousse						35.8256	10.6370	4
TN	4011	Hammam Sousse	Sousse						35.8609	10.6031	4
TN	4089	El Kantaoui	Sousse						35.8920	10.5990	4
TN	5000	Monastir	Monastir						35.7780	10.8262	4
TN	5070	Ksar Hellal	Monastir						35.6470	10.8900	4
TN	5100	Mahdia	Mahdia						35.5047	11.0622	4
TN	3000	Sfax	Sfax						34.7406	10.7603	4
TN	3100	Kairouan	Kairouan						35.6781	10.0963	4
TN	1200	Kasserine	Kasserine						35.1676	8.8365	4
TN	9100	Sidi Bouzid	Sidi Bouzid						35.0382	9.4849	4
TN	6000	Gabès	Gabès						33.8815	10.0982	4
TN	4100	Médenine	Medenine						33.3549	10.5055	4
TN	4180	Houmt Souk	Medenine						33.8758	10.8575	4
TN	4116	Midoun	Medenine						33.8081	10.9923	4
TN	3200	Tataouine	Tataouine						32.9297	10.4518	4
TN	2100	Gafsa	Gafsa						34.4250	8.7842	4
TN	2200	Tozeur	Tozeur						33.9197	8.1335	4
TN	4200	Kébili	Kebili						33.7044	8.9690	4
US	10001	New York	New York	NY					40.7506	-73.9972	4
US	10011	New York	New York	NY					40.7420	-74.0005	4
US	10019	New York	New York	NY					40.7658	-73.9854	4
US	10036	New York	New York	NY					40.7597	-73.9918	4
US	11201	Brooklyn	New York	NY					40.6937	-73.9904	4
US	14202	Buffalo	New York	NY					42.8870	-78.8779	4
US	90012	Los Angeles	California	CA					34.0614	-118.2385	4
US	90028	Los Angeles	California	CA					34.1005	-118.3254	4
US	90210	Beverly Hills	California	CA					34.0901	-118.4065	4
US	94102	San Francisco	California	CA					37.7813	-122.4167	4
US	94103	San Francisco	California	CA					37.7725	-122.4147	4
US	94110	San Francisco	California	CA					37.7509	-122.4153	4
US	94612	Oakland	California	CA					37.8085	-122.2668	4
US	92101	San Diego	California	CA					32.7185	-117.1593	4
US	95814	Sacramento	California	CA					38.5804	-121.4922	4
US	60601	Chicago	Illinois	IL					41.8858	-87.6181	4
US	60614	Chicago	Illinois	IL					41.9227	-87.6533	4
US	98101	Seattle	Washington	WA					47.6114	-122.3305	4
US	98109	Seattle	Washington	WA					47.6339	-122.3476	4
US	02108	Boston	Massachusetts	MA					42.3576	-71.0684	4
US	02139	Cambridge	Massachusetts	MA					42.3647	-71.1042	4
US	33101	Miami	Florida	FL					25.7791	-80.1978	4
US	33139	Miami Beach	Florida	FL					25.7873	-80.1564	4
US	32801	Orlando	Florida	FL					28.5399	-81.3727	4
US	78701	Austin	Texas	TX					30.2713	-97.7426	4
US	77002	Houston	Texas	TX					29.7594	-95.3594	4
US	75201	Dallas	Texas	TX					32.7904	-96.8044	4
US	78205	San Antonio	Texas	TX					29.4237	-98.4925	4
US	20001	Washington	District of Columbia	DC					38.9122	-77.0177	4
US	20500	Washington	District of Columbia	DC					38.8977	-77.0365	4
US	19102	Philadelphia	Pennsylvania	PA					39.9489	-75.1661	4
US	15222	Pittsburgh	Pennsylvania	PA					40.4477	-79.9933	4
US	30303	Atlanta	Georgia	GA					33.7529	-84.3925	4
US	80202	Denver	Colorado	CO					39.7491	-104.9946	4
US	37203	Nashville	Tennessee	TN					36.1504	-86.7916	4
US	38103	Memphis	Tennessee	TN					35.1440	-90.0480	4
US	70112	New Orleans	Louisiana	LA					29.9567	-90.0754	4
US	97201	Portland	Oregon	OR					45.5079	-122.6897	4
US	85004	Phoenix	Arizona	AZ					33.4515	-112.0707	4
US	48226	Detroit	Michigan	MI					42.3316	-83.0490	4
US	55401	Minneapolis	Minnesota	MN					44.9835	-93.2683	4
US	89101	Las Vegas	Nevada	NV					36.1721	-115.1224	4
US	84101	Salt Lake City	Utah	UT					40.7559	-111.8967	4
`;
